import { numberText } from '#content/number-text.ts';
import { claims, claimText } from '#content/claims.ts';
import {
  estimateForm as words,
  type EstimateInputs,
  type EstimatePlan,
} from '#content/site/estimate-form.ts';
import { HowMeasured, Figure } from '#src/ui/data/stat.tsx';
import { OnPaper, Row, Rows } from './estimate-form.styles';
import { partOf, rangeText, rateAfter, rateText } from './ranges';

/** Returns the rows of an estimate: figure, label, detail, and the claim each rests on. */
function rowsOf({ claims: ids, served }: EstimatePlan, inputs: EstimateInputs) {
  const { subscribers, truckRolls, tickets, rollCost } = inputs;
  const rollClaim = claims[ids.truckRolls];
  const ticketClaim = claims[ids.tickets];
  const beyond = claims[ids.beyond];
  const rolls = partOf(truckRolls, rollClaim.figure);
  const closed = partOf(tickets, ticketClaim.figure);
  const change = (count: number, part: typeof rolls) =>
    `From ${rateText((count / subscribers) * 1_000)} to ${rangeText(rateAfter(count, part, subscribers), rateText)} per 1,000 ${served}.`;
  return [
    {
      figure: rangeText(rolls),
      label: 'truck rolls avoided a month',
      details: [change(truckRolls, rolls), claimText(rollClaim)],
      claim: rollClaim,
    },
    {
      figure: rangeText(closed),
      label: 'tickets a month resolved without a human',
      details: [change(tickets, closed), claimText(ticketClaim)],
      claim: ticketClaim,
    },
    { figure: beyond.figure, label: beyond.label, details: [], claim: beyond },
    ...(rollCost === undefined
      ? []
      : [
          {
            figure: `$${rangeText({ low: rolls.low * rollCost, high: rolls.high * rollCost })}`,
            label: words.saved,
            details: [`At $${numberText(rollCost)} per truck roll.`],
            claim: undefined,
          },
        ]),
  ];
}

type EstimateFiguresProps = { plan: EstimatePlan; inputs: EstimateInputs };

/** Renders an estimate's figures, each with the claim it rests on. */
export function EstimateFigures({ plan, inputs }: EstimateFiguresProps) {
  return (
    <Rows aria-live="polite" role="list">
      {rowsOf(plan, inputs).map(({ figure, label, details, claim }) => (
        <Row key={label}>
          <Figure>{figure}</Figure>
          <div>
            <p>{label}</p>
            {details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
            {claim ? (
              <>
                <HowMeasured label={words.howLabel} figure={label} how={claim.how} />
                <OnPaper>{claim.how}</OnPaper>
              </>
            ) : null}
          </div>
        </Row>
      ))}
    </Rows>
  );
}
