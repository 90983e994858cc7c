import { calls, messagesPoster, phone } from '#content/film/film-messages.ts';
import { ridgeCountyCut } from '#content/constants.ts';
import { DemoPoster } from './demo-poster';
import { Bubble, Calls, Chart, Pair, Phone } from './messages-poster.styles';

/** Renders the poster of the home page: subscribers know the cause before they call. */
export function MessagesPoster() {
  return (
    <DemoPoster {...messagesPoster}>
      <Pair>
        <Calls>
          <p>{calls.title}</p>
          <b>{calls.count}</b> {calls.since}
          <Chart viewBox="0 0 200 60" preserveAspectRatio="none">
            <path d="M0 56C60 54 70 8 110 6C145 4 165 18 200 24" />
            <path d="M0 56H200" />
          </Chart>
          <em>
            {ridgeCountyCut.homes} {calls.notified}
          </em>
          <i>{calls.usual}</i>
        </Calls>
        <Phone>
          <p>{phone.sender}</p>
          {phone.messages.map(({ from, lines }) => (
            <Bubble key={lines[0]} from={from}>
              {lines.join(' ')}
            </Bubble>
          ))}
        </Phone>
      </Pair>
    </DemoPoster>
  );
}
