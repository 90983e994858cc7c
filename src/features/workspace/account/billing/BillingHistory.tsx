import { Download } from 'lucide';
import { billingWords as words } from '#content/workspace/account.ts';
import { brand } from '#content/brand.ts';
import { cardOnFile, plan, type Invoice } from '#content/sample/billing.ts';
import type { Profile } from '#content/sample/workspace.ts';
import { invoiceFileName, invoiceText } from '../invoice';
import { money } from '../money';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { DataTable } from '#src/ui/data/data-table.ts';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { InvoiceLink, Sum } from './billing.styles';

const { heads } = words;

/** A data URL: no request, and no object URL to revoke. */
function addressOf(invoice: Invoice, date: string, profile: Profile): string {
  const { firstName, lastName, company, email } = profile;
  const text = invoiceText({
    seller: brand.legalName,
    buyer: { name: `${firstName} ${lastName}`, company, email },
    invoice,
    date,
    currency: plan.currency,
    card: cardOnFile,
  });
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}

type HistoryProps = { history: readonly Invoice[]; profile: Profile; nextDate: string };

/** Renders payments, newest first, each with its invoice. */
export function BillingHistory({ history, profile, nextDate }: HistoryProps) {
  const dates = timeFormat(profile.timeZone);
  const total = history.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Card aria-labelledby="history-title">
      <CardHead>
        <h3 id="history-title">{words.history}</h3>
        {history.length > 0 ? (
          <Sum>{`${words.invoices(history.length)}, ${money(total, plan.currency)}`}</Sum>
        ) : null}
      </CardHead>
      {history.length === 0 ? (
        <EmptyState>
          {words.empty} {nextDate}.
        </EmptyState>
      ) : (
        <DataTable aria-labelledby="history-title">
          <thead>
            <tr>
              <th scope="col">{heads.date}</th>
              <th scope="col">{heads.description}</th>
              <th scope="col" className="number">
                {heads.amount}
              </th>
              <th scope="col" className="number">
                {heads.invoice}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map((invoice) => (
              <tr key={invoice.id}>
                <td data-label={heads.date}>{dates.date(invoice.paidAt)}</td>
                <td data-label={heads.description}>{invoice.description}</td>
                <td data-label={heads.amount} className="number">
                  {money(invoice.amount, plan.currency)}
                </td>
                <td className="number">
                  <InvoiceLink
                    href={addressOf(invoice, dates.date(invoice.paidAt), profile)}
                    download={invoiceFileName(invoice)}
                  >
                    <Icon as={Download} />
                    {words.download}
                    <VisuallyHidden> {invoice.id}</VisuallyHidden>
                  </InvoiceLink>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Card>
  );
}
