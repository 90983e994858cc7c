import type { ComponentType } from 'react';
import type { DocumentKind } from '#content/sample/workspace.ts';
import { onDemand } from '#src/hydration/on-demand.tsx';
import type { DocumentTextProps } from '../document-text/DocumentText';

const DocumentText = onDemand(
  import.meta.glob<ComponentType<DocumentTextProps>>('../document-text/DocumentText.tsx', {
    import: 'DocumentText',
  }),
  () => null,
);

type ViewTextProps = { name: string; kind: DocumentKind; file: File | undefined };

/** Renders the button that shows a document's text, if its file was chosen in this visit. */
export function ViewText({ name, kind, file }: ViewTextProps) {
  if (!file || kind === '.doc') return null;
  return <DocumentText {...{ name, kind, file }} />;
}
