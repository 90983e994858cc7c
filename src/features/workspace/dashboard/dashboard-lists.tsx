import { numberText } from '#content/number-text.ts';
import { dashboard } from '#content/workspace/dashboard.ts';
import type { DashboardState } from './dashboard-csv';
import { conversationsSearch } from './dashboard-search';
import { visitorOf } from '../sample/conversation';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { BarList } from '#src/ui/data/bar-list.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import {
  FilledCard,
  HeadLink,
  Note,
  PreviewLink,
  Ranks,
  RowLink,
  RecentTable,
  TableContainer,
} from './dashboard.styles';

const { sections, empty } = dashboard;

function EmptyAction({ range }: Pick<DashboardState, 'range'>) {
  if (range.range !== '30d') return <HeadLink to="/dashboard">Show the last 30 days</HeadLink>;
  return <HeadLink to="/chatbot-setup">Set up the chatbot</HeadLink>;
}

/** Renders the period's newest conversations; each row is a link. */
export function RecentConversations({
  dashboardState: { figures, range, timeZone },
}: {
  dashboardState: DashboardState;
}) {
  const search = conversationsSearch(range);
  return (
    <Card aria-label={sections.recent}>
      <CardHead>
        <h2>{sections.recent}</h2>
        <HeadLink to="/conversations" search={search}>
          All conversations
        </HeadLink>
      </CardHead>
      {figures.recent.length === 0 ? (
        <EmptyState action={<EmptyAction range={range} />}>{empty}</EmptyState>
      ) : (
        <TableContainer>
          <RecentTable>
            <thead>
              <tr>
                <th scope="col">Visitor</th>
                <th scope="col">Message</th>
                <th scope="col">Status</th>
                <th scope="col">Time</th>
              </tr>
            </thead>
            <tbody>
              {figures.recent.map((conversation) => (
                <tr key={conversation.id}>
                  <td>
                    {visitorOf(conversation)}
                    <span>{conversation.device}</span>
                  </td>
                  <td>
                    <PreviewLink
                      to="/conversations"
                      search={{ ...search, open: conversation.id }}
                      dir="auto"
                    >
                      {conversation.preview}
                    </PreviewLink>
                  </td>
                  <td>
                    <StatusChip status={conversation.status} />
                  </td>
                  <td>
                    <time dateTime={new Date(conversation.at).toISOString()}>
                      {timeFormat(timeZone).dateTime(conversation.at)}
                    </time>
                  </td>
                </tr>
              ))}
            </tbody>
          </RecentTable>
        </TableContainer>
      )}
    </Card>
  );
}

/** Renders the questions visitors ask most. */
export function TopQuestions({
  dashboardState: { figures, range, ranked },
}: {
  dashboardState: DashboardState;
}) {
  const search = conversationsSearch(range, ranked);
  return (
    <FilledCard id="questions" aria-label={sections.questions}>
      <CardHead>
        <h2>{sections.questions}</h2>
        {ranked ? <Note>{sections.ranked(ranked)}</Note> : null}
      </CardHead>
      {figures.questions.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <Ranks role="list">
          {figures.questions.map(({ name, percent }, index) => (
            <li key={name}>
              <span className="rank">{index + 1}</span>
              <RowLink to="/conversations" search={{ ...search, question: name }}>
                {name}
              </RowLink>
              <span className="percent">{`${percent}%`}</span>
            </li>
          ))}
        </Ranks>
      )}
    </FilledCard>
  );
}

/** Renders visitors' locations. */
export function Locations({
  dashboardState: { figures, range, ranked },
}: {
  dashboardState: DashboardState;
}) {
  const search = conversationsSearch(range, ranked);
  const rows = figures.locations.map(({ name, count, percent }) => ({
    name,
    link: (
      <RowLink to="/conversations" search={{ ...search, place: name }}>
        {name}
      </RowLink>
    ),
    count: numberText(count),
    percent,
  }));
  return (
    <Card id="locations" aria-label={sections.locations}>
      <CardHead>
        <h2>{sections.locations}</h2>
        <Note>{sections.share(ranked ?? 'all')}</Note>
      </CardHead>
      {rows.length === 0 ? <EmptyState>{empty}</EmptyState> : <BarList rows={rows} />}
    </Card>
  );
}
