import { brand } from '#content/brand.ts';
import { faq, questionsWith } from '#content/site/faq.ts';
import { trust } from '#content/site/trust.ts';
import { agents } from '#e2e/support/pages/agents.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import {
  builtDocument,
  hrefsOf,
  structuredData,
  textsOf,
} from '#e2e/support/pages/built-document.ts';
import { barePaths, publicPaths, workspacePaths } from '#e2e/support/pages/built-pages.ts';
import { industries } from '#e2e/support/pages/industries.ts';

const agentPaths = agents.map(({ slug }) => `/solutions/${slug}`);
const mail = `mailto:${brand.mail.info}`;

test('§2.63 security: home and every agent page list eight facts, a mail address and the privacy page', () => {
  for (const path of ['/', ...agentPaths]) {
    const block = builtDocument(path).querySelector('#security')!;
    expect(textsOf(block, 'dt'), path).toEqual(trust.facts.map(([term]) => term));
    expect(textsOf(block, 'dd'), path).toEqual(trust.facts.map(([, fact]) => fact));
    expect(hrefsOf(block), path).toEqual([mail, '/privacy']);
  }
});

test('§2.64 questions: home, the demo form and industry pages show them, as the JSON-LD says', () => {
  const pages = [
    { path: '/', questions: faq.questions },
    { path: '/book-demo', questions: questionsWith() },
    ...industries.map(({ slug, question }) => ({
      path: `/customers/${slug}`,
      questions: questionsWith(question),
    })),
  ];
  for (const { path, questions } of pages) {
    const document = builtDocument(path);
    const section = document.querySelector('#faq')!;
    expect(textsOf(section, 'details > summary'), path).toEqual(
      questions.map(({ question }) => question),
    );
    expect(textsOf(section, 'details > p'), path).toEqual(questions.map(({ answer }) => answer));
    expect(hrefsOf(section), path).toEqual([mail]);
    const things = structuredData(document).filter((thing) => thing['@type'] === 'FAQPage');
    expect(things, path).toHaveLength(1);
    expect(things[0]!['mainEntity'], path).toEqual(
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  }
});

test('§2.8 help: every footer links to security, privacy and help, and the workspace to help', () => {
  for (const path of publicPaths.filter((publicPath) => !barePaths.includes(publicPath))) {
    const footer = builtDocument(path).querySelector('footer')!;
    expect(hrefsOf(footer, 'Security'), path).toEqual(['/#security']);
    expect(hrefsOf(footer, 'Privacy'), path).toEqual(['/privacy']);
    expect(hrefsOf(footer), path).toContain(mail);
  }
  for (const path of workspacePaths)
    expect(hrefsOf(builtDocument(path), 'Help'), path).toEqual([mail]);
  expect(hrefsOf(builtDocument('/book-demo').querySelector('form')!)).toEqual(['/privacy']);
});

test('abbreviations: home, agent and industry pages explain each one where they first use it', () => {
  const abbreviation = /(?<!\w)(?:OSS|BSS|MTTR|ONT|OLT|PON|MCP|CSAT)s?\b(?!-\d)/g;
  // Names of features, which the next sentence explains.
  const names = /Agentic workflows via MCP|OSS\/BSS integrations/g;
  const industryPaths = industries.map(({ slug }) => `/customers/${slug}`);
  for (const path of ['/', ...agentPaths, ...industryPaths]) {
    const text = builtDocument(path)
      .querySelector('main')!
      .innerHTML.replace(/<svg.*?<\/svg>|<[^>]+>/gs, ' ')
      .replace(/\s+/g, ' ')
      .replace(names, '');
    const first = new Map<string, string>();
    for (const match of text.matchAll(abbreviation)) {
      const name = match[0].replace(/s$/, '');
      if (!first.has(name)) first.set(name, text.slice(Math.max(0, match.index - 12), match.index));
    }
    for (const [name, before] of first)
      expect.soft(before, `${path}: ${name}`).toMatch(/\((?:OSS\/)?$/);
  }
});
