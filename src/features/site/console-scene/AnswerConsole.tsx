import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { NoWrap } from '#src/ui/layout/no-wrap.ts';
import { Answer, Citation, Citations, Cite, Question, Sentence } from './answer-console.styles';
import { SceneConsole, type ConsoleProps } from './SceneConsole';

/** Splits off the last word of a sentence, which must stay on one line with its citations. */
function ending(text: string): [rest: string, word: string] {
  const at = text.lastIndexOf(' ') + 1;
  return [text.slice(0, at), text.slice(at)];
}

/** Renders a question, its answer, and after each sentence the documents it cites. */
export function AnswerConsole({ agent, console }: ConsoleProps<'answer'>) {
  const { question, answer, citations } = console;
  return (
    <SceneConsole agent={agent} console={console}>
      {(settlingOf) => (
        <>
          <Question>{question}</Question>
          <Answer>
            {answer.map(({ text, cites }, index) => {
              const [rest, word] = ending(text);
              return (
                <Sentence key={text} state={settlingOf(index, answer.length)}>
                  {rest}
                  <NoWrap>
                    {word}{' '}
                    {cites.map((number) => (
                      <Cite key={number}>
                        <VisuallyHidden>source </VisuallyHidden>
                        {number}
                      </Cite>
                    ))}
                  </NoWrap>
                </Sentence>
              );
            })}
          </Answer>
          <Citations>
            {citations.map(({ number, document, topic }, index) => (
              <Citation key={number} state={settlingOf(index, citations.length)}>
                <Cite>{number}</Cite>
                <b>{document}</b>
                <span>{topic}</span>
              </Citation>
            ))}
          </Citations>
        </>
      )}
    </SceneConsole>
  );
}
