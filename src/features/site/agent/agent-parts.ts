import { createElement, type ComponentType } from 'react';
import { agentContent, createAsyncCache } from '#content/loaded-pages.ts';
import type { AgentPage } from '#content/schema.ts';

type Part = ComponentType<{ page: AgentPage }>;

const files = import.meta.glob<Part>('./parts/*.tsx', { import: 'Part' });

/** Parts that only some agents show (consoles, the video), by the name in their content. */
const agentParts = createAsyncCache((name) => files[`./parts/${name}.tsx`]?.());

/** Returns the names of the parts that a page shows. */
export function partsOf({ console, videoUrl }: AgentPage): string[] {
  return videoUrl ? [console.kind, videoUrl] : [console.kind];
}

/** Loads everything one agent's page shows; returns false for an unknown agent. */
export async function loadAgentPage(slug: string): Promise<boolean> {
  if (!(await agentContent.load(slug))) return false;
  await Promise.all(partsOf(agentContent.read(slug)).map((name) => agentParts.load(name)));
  return true;
}

/** Renders a part that `loadAgentPage` has loaded. */
export function AgentPart({ name, page }: { name: string; page: AgentPage }) {
  return createElement(agentParts.read(name), { page });
}
