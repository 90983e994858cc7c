import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { billingWords as words } from '#content/workspace/account.ts';
import { billing, cardOnFile, plan } from '#content/sample/billing.ts';
import { money } from '../money';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Card } from '#src/ui/layout/card.ts';
import { BillingHistory } from './BillingHistory';
import { Cards, Facts, Price } from './billing.styles';

const expiry = `${String(cardOnFile.expiry.month).padStart(2, '0')}/${cardOnFile.expiry.year}`;

/** Renders the plan, the card on file and the billing history. */
export function Billing() {
  const volume = useWorkspace((all) => all.volume);
  const profile = useWorkspace((all) => all.profile);
  const { nextAt, history } = billing(volume);
  const nextDate = timeFormat(profile.timeZone).date(nextAt);
  return (
    <>
      <Cards>
        <Card aria-labelledby="plan-title">
          <h3 id="plan-title">{words.plan}</h3>
          <Price>
            <strong>{plan.name}</strong>
            <span>
              {money(plan.monthlyPrice, plan.currency).replace(/\.00$/, '')} {words.perMonth}
            </span>
          </Price>
          <Facts>
            <dt>{words.next}</dt>
            <dd>{nextDate}</dd>
          </Facts>
        </Card>
        <Card aria-labelledby="card-title">
          <h3 id="card-title">{words.card}</h3>
          <Price>
            <strong>{cardOnFile.type}</strong>
            <span>
              {words.endingIn} {cardOnFile.lastFour}
            </span>
          </Price>
          <Facts>
            <dt>{words.expires}</dt>
            <dd>{expiry}</dd>
          </Facts>
        </Card>
      </Cards>
      <BillingHistory history={history} profile={profile} nextDate={nextDate} />
    </>
  );
}
