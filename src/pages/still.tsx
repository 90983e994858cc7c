import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, type ComponentType, type SyntheticEvent } from 'react';
import { styled } from '../design/stitches.config';

type Fetch = () => Promise<ComponentType>;

function fetched(fetch: Fetch) {
  const part: { isAsked: boolean; Loaded?: ComponentType } = { isAsked: false };
  const load = async () => {
    part.isAsked = true;
    return { default: (part.Loaded ??= await fetch()) };
  };
  return { part, load, Later: lazy(load) };
}

/** Parts of pages that nothing ever changes. */
const parts = {
  'home-claims': fetched(() => import('./home-claims').then((file) => file.HomeClaims)),
  'home-features': fetched(() => import('./home-features').then((file) => file.HomeFeatures)),
  'home-integrations': fetched(() =>
    import('./home-integrations').then((file) => file.HomeIntegrations),
  ),
  'home-industries': fetched(() => import('./home-industries').then((file) => file.HomeIndustries)),
  'home-workforce': fetched(() =>
    import('./home-workforce').then((file) => file.WorkforceDashboard),
  ),
  'demo-poster': fetched(() => import('./demo-poster').then((file) => file.DemoPoster)),
  about: fetched(() => import('./about').then((file) => file.About)),
  careers: fetched(() => import('./careers').then((file) => file.Careers)),
  newsroom: fetched(() => import('./newsroom').then((file) => file.Newsroom)),
};

type PartName = keyof typeof parts;

/** Loads the still parts of a page that is about to be drawn here: those that begin with its name. */
export async function loadStillParts(...names: string[]): Promise<void> {
  const asked = Object.entries(parts).filter(([part]) =>
    names.some((name) => part.startsWith(name)),
  );
  await Promise.all(asked.map(([, { load }]) => load()));
}

const Place = styled('div', { display: 'contents' });

/** React leaves what stands there alone; one object, because a new one would be a change. */
const asBuilt = { __html: '' };

/**
 * A part of a page that nothing ever changes. Who arrives at the page reads it as it was built, and
 * its code is never fetched; who comes by a link has it drawn.
 */
export function Still({ name }: { name: PartName }) {
  const { part, Later } = parts[name];
  const { Loaded } = part;
  const router = useRouter();
  // A route's loader asks for the parts that it draws, and does not run where the page was built.
  const isAdopted = useMemo(() => !part.isAsked, [part]);
  if (!isAdopted)
    return (
      <Place>
        {Loaded ? (
          <Loaded />
        ) : (
          <Suspense>
            <Later />
          </Suspense>
        )}
      </Place>
    );
  const linkIn = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link && link.origin === location.origin && !link.target ? link : null;
  };
  return (
    <Place
      // oxlint-disable-next-line no-danger -- it is empty, and never set: React skips what it hydrates
      dangerouslySetInnerHTML={asBuilt}
      suppressHydrationWarning
      onPointerOver={(event) => {
        const to = linkIn(event)?.pathname;
        if (to) void router.preloadRoute({ to });
      }}
      onClick={(event) => {
        const link = linkIn(event);
        if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        router.history.push(link.pathname + link.search + link.hash);
      }}
    />
  );
}
