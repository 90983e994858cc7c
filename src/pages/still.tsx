import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, type ComponentType, type SyntheticEvent } from 'react';
import { styled } from '../design/stitches.config';

type File = Record<string, ComponentType>;

/** Parts of pages that nothing ever changes: what these files export. */
const files = import.meta.glob<File>('./{home-*,demo-poster,about,careers,newsroom}.tsx');

type PartName =
  | `home-${'claims' | 'features' | 'integrations' | 'industries' | 'workforce'}`
  | 'demo-poster'
  | 'about'
  | 'careers'
  | 'newsroom';

function fetched(name: string, fetch: () => Promise<File>) {
  const part: { isAsked: boolean; Loaded?: ComponentType } = { isAsked: false };
  const load = async () => {
    part.isAsked = true;
    const [Component] = Object.values(await fetch());
    if (!Component) throw new Error(`${name} exports no component`);
    part.Loaded = Component;
    return { default: Component };
  };
  return { part, load, Later: lazy(load) };
}

const parts = Object.fromEntries(
  Object.entries(files).map(([file, fetch]) => {
    const name = file.replace(/^\.\/|\.tsx$/g, '');
    return [name, fetched(name, fetch)];
  }),
) as Record<PartName, ReturnType<typeof fetched>>;

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
        if (
          !link ||
          event.button ||
          event.altKey ||
          event.ctrlKey ||
          event.metaKey ||
          event.shiftKey
        )
          return;
        event.preventDefault();
        router.history.push(link.pathname + link.search + link.hash);
      }}
    />
  );
}
