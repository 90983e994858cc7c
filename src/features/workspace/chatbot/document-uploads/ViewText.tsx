import { lazy, Suspense, type ComponentType } from 'react';
import type { DocumentKind } from '#content/sample/workspace.ts';
import type { DocumentTextProps } from '../document-text/DocumentText';

const [load] = Object.values(
  import.meta.glob<ComponentType<DocumentTextProps>>('../document-text/DocumentText.tsx', {
    import: 'DocumentText',
  }),
);
const nothing: ComponentType<DocumentTextProps> = () => null;
const DocumentText = lazy(async () => ({
  default: (await load?.().catch(() => undefined)) ?? nothing,
}));

type ViewTextProps = { name: string; kind: DocumentKind; file: File | undefined };

/** Renders the button that shows a document's text, if its file was chosen in this visit. */
export function ViewText({ name, kind, file }: ViewTextProps) {
  if (!file || kind === '.doc') return null;
  return (
    <Suspense>
      <DocumentText {...{ name, kind, file }} />
    </Suspense>
  );
}
