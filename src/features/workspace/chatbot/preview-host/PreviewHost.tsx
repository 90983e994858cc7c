import type { ReactNode } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { Address, Frame, Head, Note, Sketch } from './preview-host.styles';

const words = chatbotSetup.preview;
const options = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const;
const sketched = ['heading', 'lead', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

type PreviewHostProps = { heading?: ReactNode; children: ReactNode };

/** Renders a sample page around the chatbot, light or dark independent of the site's theme. */
export function PreviewHost({ heading, children }: PreviewHostProps) {
  return (
    <>
      <Head>
        {heading}
        <SegmentedRadios label={words.host} options={options} />
      </Head>
      <Frame>
        <Address>{words.page}</Address>
        <Sketch aria-hidden="true">
          {sketched.map((line) => (
            <span key={line} />
          ))}
        </Sketch>
        {children}
      </Frame>
      <Note>{words.note}</Note>
    </>
  );
}
