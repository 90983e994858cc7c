import type { ReactNode } from 'react';
import { useMachine } from '../../binding/use-machine';
import { chatbotSetup } from '../../../content/chatbot-setup';
import { previewHostMachine } from '../../../machines/preview-host/preview-host.machine';
import { darkTheme, lightTheme } from '../../design/themes';
import { Segmented } from '../../ui/segmented';
import { Address, Frame, Head, Note, Sketch } from './preview-host.styles';

const words = chatbotSetup.preview;
const options = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const;
const sketched = ['heading', 'lead', 'first', 'second', 'third', 'fourth', 'fifth'] as const;
const themes = { light: lightTheme, dark: darkTheme };

type PreviewHostProps = { heading?: ReactNode; children: ReactNode };

/** A plain page around the chatbot, light or dark whatever this site's theme. */
export function PreviewHost({ heading, children }: PreviewHostProps) {
  const [{ value: host }, send] = useMachine(previewHostMachine);
  return (
    <>
      <Head>
        {heading}
        <Segmented
          label={words.host}
          options={options}
          value={host}
          onChoose={(chosen) => send({ type: 'host.chosen', host: chosen })}
        />
      </Head>
      <Frame host={host} className={themes[host].className}>
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
