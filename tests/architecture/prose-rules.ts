import type { Kind } from './prose-text.ts';

/** `found` is the fault and `instead` the remedy. Without `kinds` a rule covers all text but names. */
export type Rule = { found: RegExp; instead: string; kinds?: readonly Kind[] };

const sentence = String.raw`(?:^|[.!?:;|]\s+|^\s*[-*#]+\s+)\s*`;
const opener = String.raw`(?:What|Where|Who|Whoever|Whether|Whatever)\b`;

const anywhere: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/, 'again'],
  [/\bbut for\b/, 'except'],
  [/\bin (?:words|a word)\b/, 'as text'],
  [
    /\b(?:stands?|stood|standing) (?:in|there|beside|nowhere|where|on|under|above|below|at)\b/,
    'is',
  ],
  [/\b(?:lies|lie|lay|lying) (?:there|in|at|on|under|below|before|beside)\b/, 'is'],
  [/\b(?:is|are|was|were|be|been|come|comes|came|coming) alive\b/, 'hydrates'],
  [/\bwhat (?:is|was|are|were) (?:kept|said|asked|told|stored|there|known|over)\b/, 'a noun'],
  [/\bwhat (?:stands|lies|becomes)\b/, 'a noun'],
  [/\b(?:is|are|was|were) to be\b/, 'must be, will be'],
  [/\bas (?:it|they) (?:came|come|comes|stands?)\b/, 'unchanged'],
  [/\bso that (?:it|they|he|she)\b|\bso that\b[^.]*\bso that\b/, 'two sentences'],
  [/(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer|more)\w/, 'is not a'],
  [/\bmakes? of (?:it|them)\b|\bbec(?:o|a)mes? of\b/, 'a plain verb'],
  [/\b(?:hears?|heard) of\b/, 'receives'],
  [/\bvery (?:tick|file|same|first|moment|one)\b/, 'same, exact'],
  [/\bthose which\b/, 'those that'],
  [/\b(?:than which|in one go|long since|by and by)\b/, 'two sentences'],
];

const inCode: readonly (readonly [RegExp, string])[] = [
  [/\b(?:returns|shows|reads|takes|keeps|draws|says|holds|tells) what\b/i, 'a noun'],
  [/\b(?:of|with|by|from|into|beside|without|but|and) what\b/, 'a noun'],
  [
    /\bwhat (?:is|was|are|were) (?:typed|written|left|built|seen|in|shown|drawn|meant|read|sent)\b/,
    'a noun',
  ],
  [/\bwhat (?:is|was|are|were) (?:active|missing|on)\b/, 'a noun'],
  [/\bwhat (?:nobody|came|comes)\b/, 'a noun'],
  [/\b(?:null|nothing|none|empty|undefined|those|false|true) where\b/i, 'if'],
  [/\bwhere (?:there|that|it|none|nothing|nobody|they) (?:is|are|can)\b/, 'if'],
  [/[,;:] else\b/, 'otherwise'],
  [/\b(?:all|nothing|none|nobody|anything|no \w+) but\b/i, 'only, except'],
  [/\bby (?:itself|themselves)\b/, 'automatically, alone'],
  [/\bof (?:its|their|his|her|ours?) own\b/, 'its own NOUN'],
  [/\b(?:has|have|keeps?) (?:\S+ ){0,2}to (?:itself|themselves)\b/, 'a plain verb'],
  [
    /\b(?:is|are|was|were|be|been|being) (?:told|said|asked|looked at)\b/,
    'the actor, in active voice',
  ],
  [/\b(?:asked|asks|ask) (?:again|once)\b/, 'the actor, in active voice'],
  [/\b(?:nobody|somebody|whoever)\b/i, 'the actor: no test, the visitor'],
  [/\bas (?:it|they) (?:is|are|was|were)\b(?! \w+(?:ed|en|ing)\b)/, 'unchanged'],
  [/\bas far as (?:it|they)\b/, 'the readable part'],
  [/\bas before\b|\bit was before\b/, 'unchanged'],
  [/(?<!\bthere )\b(?:is|are|was|were) none\b/, 'there are no NOUN'],
  [/\b(?:is|are|was|were) (?:not |still |already )?there\b(?! (?:an?|any)\b)/, 'exists'],
  [/\b(?:is|are|was|were) of (?:an?|the|its|no|one|that|this)\b/, 'belongs to'],
  [/\bnothing of (?:it|its|the|this|that|them)\b/i, 'none of, no'],
  [/\band no other\b/, 'only'],
  [/\bgo(?:es)? on\b|\bwent on\b/, 'continues'],
  [/\b(?:in|into|out of) sight\b/, 'visible'],
  [/\bunder way\b/, 'in progress'],
  [/\bworked out\b/, 'computed'],
  [/\bfor good\b/, 'permanently'],
  [/\ball the same\b/, 'still, anyway'],
  [/\b(?:wants?|wanted|wish(?:es)?) (?:for )?(?:less|no) motion\b/, 'prefers reduced motion'],
  [/\bthe wish\b/, 'the preference'],
  [/\bbeside (?:it|them|that)\b/, 'next to'],
  [/\btakes? (?:it|them|that) for\b/, 'treats it as'],
  [/\b(?:knows?|knew) of\b/, 'has'],
  [/\b(?:pages|fetched|fetches|loads?|loaded) ahead\b/, 'prefetch'],
  [/\bone (?:likes|wants|can|may)\b/, 'the actor'],
  [/\bhowever (?:slowly|long|many|often|it|much|a)\b/i, 'even if'],
  [/\b(?:comes?|came) (?:too late|of it|of that|by a link|with it)\b/, 'a plain verb'],
  [/\bat the least\b|\bat one sitting\b|\bnow and then\b/, 'at least, sometimes'],
];

const code: readonly Kind[] = ['docstring', 'comment', 'title', 'document', 'string'];
const comments: readonly Kind[] = ['docstring', 'comment', 'document'];
const docstrings: readonly Kind[] = ['docstring'];
const quoted: readonly Kind[] = ['string', 'copy'];

/** Matches a line break wherever the phrase has a space. */
const spaced = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(' ', String.raw`\s+`), flags);

/** Phrases that read like a translation: a noun clause as the subject, a verb of another language. */
export const phrases: readonly Rule[] = [
  ...anywhere.map(([found, instead]) => ({ found: spaced(found), instead })),
  ...inCode.map(([found, instead]) => ({ found: spaced(found), instead, kinds: code })),
  {
    found: new RegExp(`${sentence}${opener}(?![^.!?]*\\?)`, 'm'),
    instead: 'a verb or a noun: Returns, Queues',
    kinds: comments,
  },
  {
    found: /^\s*(?:How|Has|Of|All that|That which|By what|To what)\b/,
    instead: 'a verb or a noun: Returns, Queues',
    kinds: docstrings,
  },
  {
    found: new RegExp(`^(?:.*: )?\\s*${opener}(?![^?]*\\?)`, 'i'),
    instead: 'a noun',
    kinds: ['title'],
  },
  { found: new RegExp(`${sentence}${opener}[^.!?]*\\.`), instead: 'a noun', kinds: quoted },
];

const ize =
  'organ|recogn|initial|optim|normal|serial|custom|summar|minim|maxim|priorit|author|synchron|real|util|emphas|apolog|categor|general|special|standard|character|capital|local|modern|memor|final|visual|neutral|token|sanit|stabil|anonym';

/** British spellings, in names too. */
export const spelling: readonly Rule[] = [
  { found: /(?:col|behavi|fav|neighb|hon|lab|harb|rum)our/i, instead: '-or' },
  { found: /\b(?:centre|fibre|metre|litre|theatre)[ds]?\b/i, instead: '-er' },
  { found: /\b(?:licence|defence|offence|pretence)s?\b/i, instead: '-se' },
  { found: new RegExp(`\\b\\w*(?:${ize})is(?:e[ds]?|ing|ations?|ers?)\\b`, 'i'), instead: '-ize' },
  { found: /\b(?:anal|catal|paral)ys(?:e[ds]?|ing)\b/i, instead: '-yze' },
  {
    found:
      /\b(?:cancell|labell|travell|modell|signall|levell|fuell|focuss)(?:ed|ing|ers?)\b(?! ?by)/i,
    instead: 'a single consonant',
  },
  { found: /\b(?:e-mail|grey|artefact|programme|catalogue|instalment|cheque)s?\b/i, instead: 'US' },
  {
    found: /\b(?:whilst|amongst|learnt|spelt|burnt|judgement|ageing|enrol|fulfil)s?\b/i,
    instead: 'US',
  },
];

/** Names from the left column of the glossary, as lower-case words. */
export const names: readonly Rule[] = [
  { found: /\bhands\b/, instead: 'driver' },
  { found: /\beyes\b/, instead: 'assertions' },
  { found: /^promise[ds]$|\bbroken promises\b|^promises (?:of|in)\b/, instead: 'state assertions' },
  { found: /\bsubjects?\b/, instead: 'driver' },
  { found: /\bwalk(?:s|ed)?\b/, instead: 'path' },
  { found: /\bsilences?\b/, instead: 'idle wait' },
  { found: /^tell$|\btold\b/, instead: 'args' },
  { found: /\balive\b/, instead: 'hydrated' },
  { found: /^stills?$|\bstill parts?\b/, instead: 'static section' },
  { found: /\bstaged start\b/, instead: 'hydration loader' },
  { found: /\b(?:pages|load) ahead\b/, instead: 'prefetch' },
  { found: /\bmissing parts?\b/, instead: 'chunk load error' },
  { found: /\bpart reload\b/, instead: 'reload on stale chunk' },
  { found: /\bdesks?\b/, instead: 'the noun of the service' },
  { found: /\bbait\b/, instead: 'honeypot' },
  {
    found: /\b(?:kept|notStored|keeping|lasting)\b|^keep$|\bkeep corrupt\b/,
    instead: 'stored, persisted',
  },
  { found: /\bpassage\b/, instead: 'scroll spy' },
  { found: /\bsight(?:s|ings?)?\b/, instead: 'visibility observer' },
  { found: /\bpage place\b/, instead: 'offset' },
  { found: /\blean machines?\b/, instead: 'strip descriptions' },
  { found: /\bmachine record\b/, instead: 'machine registry' },
  { found: /\bworked out\b/, instead: 'evaluate at build' },
  { found: /\basked guards?\b/, instead: 'guard spy' },
  { found: /\bstepper\b/, instead: 'pure step' },
  { found: /\boutcomes?\b/, instead: 'result' },
  { found: /^moments?$/, instead: 'simulation step' },
  { found: /\bverdicts?\b/, instead: 'check result' },
  { found: /\bregion table\b/, instead: 'compiled table' },
  { found: /\bgivens\b|^chat given$/, instead: 'effect inputs' },
  { found: /\brig\b/, instead: 'load harness' },
  { found: /\bstorm\b/, instead: 'fault injection' },
  { found: /\bhurried\b/, instead: 'rapid submit' },
  { found: /^wire$/, instead: 'browser session' },
  { found: /^arrivals?$|^arrive$|\bnote arrival\b/, instead: 'slow network, marker' },
  { found: /\bfindable\b/, instead: 'seo' },
  { found: /\bspellings\b/, instead: 'url normalization' },
  { found: /\bcalled back\b/, instead: 'back during navigation' },
  { found: /\blate rest\b/, instead: 'truncated html' },
  { found: /^guarded$/, instead: 'retry boundary' },
  { found: /\bdispensable\b/, instead: 'silent boundary' },
  { found: /\btrust text\b/, instead: 'trusted types policy' },
  {
    found: /^[\w. -]+\.(?:left|concealed)$|^(?!connection)[\w. -]+\.restored$/,
    instead: 'blurred, exited, changed',
  },
  { found: /^(?:one|other|place|asked|said|way)$/, instead: 'the thing itself' },
];

/** Real uses. `text` is the reported phrase, or the words of the reported name, in lower case. */
export const allowed: readonly { file: RegExp; text: string; reason: string }[] = [
  {
    file: /workspace|sample|conversations-address/,
    text: 'place',
    reason: 'the city of a visitor',
  },
  { file: /form-bodies|demo-request|Form\.tsx/, text: 'subject', reason: 'a mail’s subject line' },
  { file: /outbox|stored-|retention/, text: 'kept', reason: '`keptAt`, a key of stored records' },
  { file: /document-uploads/, text: 'notice.restored', reason: 'a removed file was restored' },
  { file: /text-encoding/, text: 'analyse', reason: 'a function of chardet' },
];
