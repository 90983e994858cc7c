import { numberText } from '#content/number-text.ts';
import { useSearch } from '@tanstack/react-router';
import { useLayoutEffect, type ComponentType } from 'react';
import { illustrative } from '#content/constants.ts';
import { estimate as words } from '#content/site/estimate.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Figure, FigureLabel } from '#src/ui/data/stat.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { focusParentOnRemoval } from '#src/hydration/error-boundary.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { useHydratedValue } from '#src/hydration/hydrated.tsx';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { ExampleCard } from './estimate.styles';
import { examples } from './examples.built';
import { endSharedEstimate } from './shared-estimate';

export type EstimateProps = {
  /** The slug of an industry, or `home`. */
  page: string;
};

function ReloadingExample(props: EstimateProps) {
  useLayoutEffect(endSharedEstimate, []);
  return <Example {...props} reload />;
}
// If the form fails to load, the example stays, and its link reloads the page.
const EstimateForm = onDemand(
  import.meta.glob<ComponentType<EstimateProps>>('./EstimateForm.tsx', { import: 'EstimateForm' }),
  ReloadingExample,
  Example,
);

/** Shows an illustrative month, readable without JavaScript; its link opens the form. */
function Example({ page, reload = false }: EstimateProps & { reload?: boolean }) {
  const [subscribers, truckRolls, tickets] = examples[page] ?? examples.home;
  const inputs = { subscribers, truckRolls: truckRolls[0], tickets: tickets[0] };
  const search: Record<string, unknown> = useSearch({ strict: false });
  const isShared =
    'subscribers' in search &&
    Object.entries(inputs).some(([name, count]) => search[name] !== String(count));
  const figure = ([count, range, claim]: typeof tickets, label: string) => (
    <p style={{ visibility: isShared ? 'hidden' : undefined }}>
      <Figure>{range}</Figure>
      <FigureLabel>{`${label}, of ${numberText(count)} a month`}</FigureLabel>
      <small>{claim}</small>
    </p>
  );
  return (
    <ExampleCard ref={focusParentOnRemoval}>
      <Tag>{illustrative}</Tag>
      {figure(truckRolls, words.truckRolls)}
      {figure(tickets, words.tickets)}
      <ButtonLink
        to="."
        search={(previous: object): object => ({ ...previous, ...inputs, ...previous })}
        hash="estimate"
        kind="secondary"
        reloadDocument={reload}
      >
        {words.open}
      </ButtonLink>
    </ExampleCard>
  );
}

/** Renders the estimator: a form if the address has its inputs, otherwise an example. */
export function Estimate({ page }: EstimateProps) {
  const search = useSearch({ strict: false });
  // The address may differ from the one for which the page was prerendered.
  const isOpen = useHydratedValue(() => 'subscribers' in search, false);
  useLayoutEffect(() => endSharedEstimate, []);
  return (
    <Section aria-labelledby="estimate-heading">
      <div id="estimate">
        <SectionHead kind="halves">
          <SectionTitle id="estimate-heading">{words.heading}</SectionTitle>
          <SectionLead>{words.lead}</SectionLead>
        </SectionHead>
        {isOpen ? <EstimateForm page={page} /> : <Example page={page} />}
      </div>
    </Section>
  );
}
