import { VisuallyHidden } from '../../ui/layout';
import { Answer, Citation, Citations, Cite, Question, Sentence } from './answer-console.styles';
import { SceneConsole, type ConsoleProps } from './SceneConsole';

/** A question, its answer, and after each sentence the documents that it stands on. */
export function AnswerConsole({ agent, console }: ConsoleProps<'answer'>) {
  const { question, answer, citations } = console;
  return (
    <SceneConsole agent={agent} console={console}>
      {(settlingOf) => (
        <>
          <Question>{question}</Question>
          <Answer>
            {answer.map(({ text, cites }, index) => (
              <Sentence key={text} state={settlingOf(index, answer.length)}>
                {text}{' '}
                {cites.map((number) => (
                  <Cite key={number}>
                    <VisuallyHidden>source </VisuallyHidden>
                    {number}
                  </Cite>
                ))}
              </Sentence>
            ))}
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
