import { expect, test } from 'vitest';
import { htmlText } from '#src/features/workspace/chatbot/faq-import/html-text.ts';

const url = 'https://midspan.example/pay?a=1&b=2';

test.each([
  ['<p>By card &amp; cash.<br>See below.</p>', 'By card & cash.\nSee below.'],
  ['<p>One</p>\n<p>Two</p><div>Three</div><div>Four</div>', 'One\n\nTwo\n\nThree\nFour'],
  ['<P CLASS="a > b">Caf&eacute; &#8217; &#x2013;&nbsp;&euro;5</P>', 'Café ’ – €5'],
  [
    `See <a href="${url.replace('&', '&amp;')}" target=_blank>the <b>page</b></a>.`,
    `See the page (${url}).`,
  ],
  [`<a href='${url}'>${url}</a>`, url],
  [
    '<a href=https://a.example/>a.example</a>, <a href="mailto:x@a.example">x@a.example</a>',
    'https://a.example/, x@a.example',
  ],
  ['<a href="#top">Top</a> <a href="javascript:alert(1)">Run</a> <a>Plain</a>', 'Top Run Plain'],
  ['Do:<ul><li>Unplug it</li><li><p>Wait</p></li></ul>Done.', 'Do:\n- Unplug it\n- Wait\nDone.'],
  ['<ol>\n <li>One\n <li>Two\n</ol>', '1. One\n2. Two'],
  ['<ol><li>A<ul><li>B</li></ul></li><li>C</li></ol>', '1. A\n- B\n2. C'],
  ['<style>p{color:red}</style><script>alert("<p>")</script><!-- <b> -->Hi<title>x</title>', 'Hi'],
  [
    '<table><tr><td>Fast</td><td>5 ms</td></tr><tr><td>Slow</td><td>9 ms</td></tr></table>',
    'Fast 5 ms\nSlow 9 ms',
  ],
  ['Hold <img src="b.png" alt="the button"> for 5 s', 'Hold the button for 5 s'],
  ['First\nSecond is <b>bold</b>', 'First\nSecond is bold'],
  [
    '<p>Open <router-ip> if a < b, <5 ms, x<y & R&D; see <name@a.example></p>',
    'Open <router-ip> if a < b, <5 ms, x<y & R&D; see <name@a.example>',
  ],
  [
    '<p>Press the <b>red button.</p>Then <noscript>wait</noscript>',
    'Press the red button.\n\nThen wait',
  ],
  ['&lt;p&gt; starts a paragraph', '<p> starts a paragraph'],
])('§5.29 FAQ import: %j becomes text', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

test.each([
  'a < b and c > d',
  'if a <b and c=d> e',
  'Less than <5 ms, <= 3, <-, <3',
  'Open http://<router-ip>/ or <https://a.example>',
  'Enter <code> from the message, press <b> or <i>',
  'Set <name>Ada</name> at <address>',
  'AT&T, R&D; https://a.example/?a=1&copy=2&lt',
  'An unfinished <a href="x and more',
  '<!-- an unfinished comment',
  'Line\n  with\n\n\nspaces',
])('FAQ import: %j has no HTML and stays', (text) => {
  expect(htmlText(text)).toBe(text);
});
