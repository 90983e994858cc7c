import { customerId, sampleWorkspace } from '#content/sample/workspace.ts';
import { embedSnippet } from '#src/lib/text/embed-snippet.ts';

/** What a page does that does not think of a chat: none of it may reach into one. */
const careless = `
  * { letter-spacing: .08em; }
  body { margin: 3rem auto; max-width: 40rem; padding: 0 1rem; font: 18px/1.6 Georgia, serif; }
  div, p, form, section { border: 1px dotted tomato; }
  button, input { border-radius: 0; background: tomato; font: 700 30px cursive; }
  [hidden] { display: block; }`;

/**
 * Returns a plain page of somebody else with the snippet in it. In
 * its address, `dark` makes it a dark page and `rtl` one that is written from right to left.
 */
export function widgetTestPage(origin: string, address: string): string {
  const { searchParams } = new URL(address, origin);
  const { name, greeting } = sampleWorkspace.chatbot;
  const faq = sampleWorkspace.faq.entries;
  return `<!doctype html>
<html lang="en" dir="${searchParams.has('rtl') ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A page of somebody else</title>
<style>:root { color-scheme: ${searchParams.has('dark') ? 'dark' : 'light'}; }${careless}</style>
<h1>A page of somebody else</h1>
<p>The chat in its corner comes from the snippet alone.</p>
<p>Nothing of this page’s style reaches it, and nothing of its style leaves it.</p>
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
