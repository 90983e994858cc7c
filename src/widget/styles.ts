import { dark, light, space } from '#src/design/tokens.ts';

const colors: (keyof typeof light)[] = [
  'raised',
  'sunken',
  'surface',
  'line',
  'lineStrong',
  'ink',
  'inkMuted',
  'brand',
  'brandTint',
  'cta',
  'onCta',
  'focus',
  'bad',
];

const colorProperties = colors
  .map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`)
  .join(';')
  .replaceAll('#FFFFFF', '#FFF');

const at = (step: keyof typeof space) => `${parseFloat(space[step]) / 16}em`.replace(/^0/, '');

/** Isolates the chat from the page's styles. Sizes follow the browser's text size. */
const host = `
:host{all:initial!important;color-scheme:var(--midspan-theme,var(--midspan-scheme,inherit))!important;position:fixed!important;
  inset-block-end:0!important;inset-inline-end:0!important;z-index:2147483647!important;
  width:100%!important;height:0!important;user-select:text!important}
:host::backdrop{display:none!important}
:host{${colorProperties}}
@media print{:host{display:none!important}}`;

const parts = `
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
.launcher,.panel,.teaser{position:fixed;inset-block-end:var(--bottom);inset-inline-end:var(--at);--at:var(--side);
  font:400 .9375em/1.45 system-ui,sans-serif;color:var(--ink);
  box-shadow:0 .5em 2em -.5em #05222b38}
button,input{font:inherit;color:inherit;background:none;border:1px solid transparent;
  border-radius:.533em;padding:0}
button{font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
svg{display:block;width:1.333em;height:1.333em;fill:none;stroke:currentColor;stroke-width:1.75;
  stroke-linecap:round;stroke-linejoin:round}
:host([corner=right]) :is(.launcher,.panel,.teaser){right:var(--at);left:auto}
:host([corner=left]) :is(.launcher,.panel,.teaser){left:var(--at);right:auto}
.launcher{display:flex;align-items:center;justify-content:center;gap:${at(3)};min-width:3.5em;
  max-width:calc(100% - var(--side) - .5em);height:3.5em;padding:0 .9em;font-size:1em;border-radius:1.75em;
  background:var(--cta);color:var(--onCta)}
.launcher span:empty{display:none}
.launcher span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.panel,.teaser{--at:min(var(--side),max(.5em,100% - var(--w) - .5em));max-width:calc(100% - 1em);
  border:1px solid var(--line);border-radius:1.067em;background:var(--raised)}
.teaser{--w:18em;display:flex;margin-block-end:4.5em}
.greet{max-width:15em;max-height:9em;padding:${at(4)} 0;padding-inline:${at(5)} 0;
  overflow-y:auto;font-weight:400;text-align:start}
.launcher svg{flex:none;width:1.5em;height:1.5em}
.launcher:hover,.first:hover{filter:brightness(.9)}
.panel{display:grid;grid-template-rows:auto minmax(0,1fr) auto auto;
  --w:24em;width:var(--w);height:min(34em,100% - 1em);overflow:hidden;
  inset-block-end:min(var(--bottom),max(.5em,100% - 34.5em))}
.head{display:flex;align-items:center;gap:${at(3)};padding:${at(3)};
  padding-inline-start:${at(5)};border-block-end:1px solid var(--line)}
.head p{flex:1;min-width:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;
  overflow:hidden;overflow-wrap:anywhere;font-weight:600}
.close{flex:none;display:grid;place-items:center;width:2.667em;height:2.667em;color:var(--inkMuted)}
.close:hover,.second:hover,.choices :hover{background:var(--sunken);color:var(--ink)}
.log,.messages{display:grid;align-content:start;gap:${at(4)}}
.log{padding:${at(5)};overflow-y:auto;
  overscroll-behavior:contain}
.log:focus-visible{outline-offset:-3px}
.greet,.chatbot,.visitor{white-space:pre-wrap;overflow-wrap:anywhere}
.chatbot,.visitor{justify-self:start;max-width:88%;min-width:0;padding:${at(3)} ${at(4)};
  border:1px solid transparent;border-radius:.8em;border-end-start-radius:.267em;
  background:var(--sunken)}
.visitor{justify-self:end;border-radius:.8em;border-end-end-radius:.267em;
  border-color:var(--line);background:var(--brandTint)}
.author{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.choices,.handover{display:grid;justify-items:start;gap:${at(3)};min-width:0}
.choices button{max-width:100%;min-height:2.667em;padding:${at(2)} ${at(4)};
  border-color:var(--lineStrong);border-radius:.8em;color:var(--brand);font-weight:500;
  text-align:start;overflow-wrap:anywhere}
.choices :last-child{border-color:transparent;color:var(--inkMuted)}
label{font-weight:500}
label,.problem,.foot span{unicode-bidi:plaintext}
input{width:100%;min-width:0;min-height:2.5em;padding:0 ${at(4)};font-size:max(1em,16px);
  border-color:var(--lineStrong);background:var(--surface)}
input:focus-visible{outline-offset:0;border-color:var(--focus)}
::placeholder{color:var(--inkMuted);opacity:1}
[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.problem{color:var(--bad);font-weight:500}
.first,.second{min-height:2.667em;padding:0 ${at(5)}}
.first{background:var(--cta);color:var(--onCta)}
.second{border-color:var(--lineStrong)}
.composer{display:flex;flex-wrap:wrap;gap:${at(3)};padding:${at(4)};border-block-start:1px solid var(--line)}
.composer input{flex:1}
.count{width:100%;font-size:.867em;color:var(--inkMuted);text-align:end}
[aria-invalid=true]~.count{color:var(--bad)}
.foot{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 ${at(4)};
  padding:0 ${at(4)} ${at(3)};font-size:.867em;color:var(--inkMuted)}
.foot button{min-height:1.85em;font-weight:500;text-decoration:underline;
  text-underline-offset:.2em}
.foot :hover{color:var(--ink)}
@media (pointer:coarse){.close,.choices button,.first,.second,input{min-width:2.933em;
  min-height:2.933em}.foot button{min-height:2.9em}}`;

/** Returns the chat’s style sheet, with short names for colors. Runs once, at build time. */
export const widgetStyles = (): string =>
  `${host}${parts}`.replace(/\n\s*/g, '').replace(/--(\w+)\b/g, (property, name) => {
    const index = colors.findIndex((color) => color === name && !/cta/i.test(color));
    return index < 0 ? property : `--${String.fromCodePoint(97 + index)}`;
  });
