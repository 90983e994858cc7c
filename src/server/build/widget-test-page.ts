import { customerId, sampleWorkspace } from '#content/sample/workspace.ts';
import { embedSnippet } from '#src/lib/text/embed-snippet.ts';

/** Aggressive page styles that must not reach the chat. */
const careless = `
  * { letter-spacing: .08em; }
  body { margin: 3rem auto; max-width: 40rem; padding: 0 1rem; font: 18px/1.6 Georgia, serif; }
  div, p, form, section { border: 1px dotted tomato; }
  button, input { border-radius: 0; background: tomato; font: 700 30px cursive; }
  [hidden] { display: block; }`;

/**
 * Returns a third-party page with the snippet. The query parameters `dark` and `rtl` make it a dark
 * page and a right-to-left page.
 */
export function widgetTestPage(origin: string, url: string): string {
  const { searchParams } = new URL(url, origin);
  const { name, greeting } = sampleWorkspace.chatbot;
  const faq = sampleWorkspace.faq.entries;
  return `<!doctype html>
<html lang="en" dir="${searchParams.has('rtl') ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A third-party page</title>
<style>:root { color-scheme: ${searchParams.has('dark') ? 'dark' : 'light'}; }${careless}</style>
<h1>A third-party page</h1>
<p>The snippet adds the chat in the corner.</p>
<p>Styles of this page do not reach the chat, and styles of the chat do not reach this page.</p>
<p role="status"></p>
${embedSnippet({ origin, customerId, name, greeting, faq })}
<script>
  addEventListener('midspan:follow-up', ({ detail }) => {
    document.querySelector('[role=status]').textContent = JSON.stringify(detail);
  });
</script>
</html>
`;
}
