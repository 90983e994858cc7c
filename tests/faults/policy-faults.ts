import type { Fault } from './faults';

const rules = ['tests/server/host-rules.test.ts'];
const collector = ['tests/server/collector.test.ts'];
const policy = 'src/server/content-policy.ts';

/** Small mistakes that would let somebody in. */
export const policyFaults: readonly Fault[] = [
  {
    name: 'a style attribute is let through',
    file: policy,
    from: `['style-src', "'self'", `,
    to: `['style-src', "'self'", "'unsafe-inline'", `,
    tests: rules,
  },
  {
    name: 'scripts of every host are let through',
    file: policy,
    from: `['script-src', "'self'", `,
    to: `['script-src', "'self'", 'https:', `,
    tests: rules,
  },
  {
    name: 'anybody may frame a page of this site',
    file: policy,
    from: "parts.frameAncestors ?? 'none'",
    to: "parts.frameAncestors ?? 'self'",
    tests: rules,
  },
  {
    name: 'no page asks for trusted types',
    file: policy,
    from: `['require-trusted-types-for', "'script'"],`,
    to: '',
    tests: rules,
  },
  {
    name: 'markup without a script passes for text',
    file: 'src/services/trusted-text.ts',
    from: "!text.includes('<')",
    to: "!text.includes('<script')",
    tests: ['tests/services/trusted-text.test.ts'],
  },
  {
    name: 'browsers may guess what a file is',
    file: 'src/server/host-rules.ts',
    from: "['X-Content-Type-Options', 'nosniff'],",
    to: '',
    tests: rules,
  },
  {
    name: 'a page gets a second policy from the rule for all paths',
    file: 'src/server/host-rules.ts',
    from: "['X-Content-Type-Options', 'nosniff'],",
    to: `['X-Content-Type-Options', 'nosniff'], ['Content-Security-Policy', "base-uri 'none'"],`,
    tests: rules,
  },
  {
    name: 'a line break in a header starts another rule of a host file',
    file: 'src/server/host-rules.ts',
    from: '/[\\u0000-\\u001f\\u007f]/.test(value)',
    to: '/[\\u0000-\\u0008\\u007f]/.test(value)',
    tests: rules,
  },
  {
    name: 'a quote in a header ends a string of nginx.conf',
    file: 'src/server/nginx-conf.ts',
    from: `.replaceAll('"', '\\\\"')`,
    to: '',
    tests: rules,
  },
  {
    name: 'the rule of a folder forgets who may frame its pages',
    file: policy,
    from: "const withHashes = ['default-src', 'script-src', 'style-src'];",
    to: "const withHashes = ['default-src', 'script-src', 'style-src', 'frame-ancestors'];",
    tests: rules,
  },
  {
    name: 'a page’s meta tag has a weaker policy than its header',
    file: policy,
    from: "return without(['frame-ancestors'], csp);",
    to: "return without(['frame-ancestors', 'object-src'], csp);",
    tests: rules,
  },
  {
    name: 'hidden files are served',
    file: 'src/server/site-host.ts',
    from: "name.startsWith('.') && name !== '.well-known'",
    to: "name.startsWith('..')",
    tests: ['tests/server/preview-host.test.ts'],
  },
  {
    name: 'what was typed into a form becomes markup of the inbox',
    file: 'src/server/collector-page.ts',
    from: 'text.replace(/[&<>"\']/g,',
    to: 'text.replace(/[&"\']/g,',
    tests: collector,
  },
  {
    name: 'another site may post a form',
    file: 'src/server/collector.ts',
    from: 'new URL(origin).host !== host?.toLowerCase()',
    to: 'false',
    tests: collector,
  },
  {
    name: 'what is stored is spread into the workspace unread',
    file: 'src/services/workspace-schema.ts',
    from: "chatbot: section('chatbot'),",
    to: "...stored, chatbot: section('chatbot'),",
    tests: ['tests/services/workspace-store.test.ts'],
  },
  {
    name: 'an address that nobody has leads to another host',
    file: 'src/lib/lower-case-script.ts',
    from: '/^(\\\\/[\\\\w-]+)+\\\\/?$/',
    to: '/^[\\\\w\\\\/-]+$/',
    tests: ['tests/lib/lower-case-script.test.ts'],
  },
];
