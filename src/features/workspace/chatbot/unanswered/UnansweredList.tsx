import { useMemo } from 'react';
import { Link } from '@tanstack/react-router';
import { unansweredWords as words } from '#content/workspace/unanswered.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { Button } from '#src/ui/form/button.tsx';
import type { UnansweredProps } from './Unanswered';
import { handedOver, withoutEntry } from './unanswered-questions';
import { Hint, Questions } from './unanswered.styles';

/** Lists the questions that the chatbot handed over and the FAQ does not have. */
export function UnansweredList({ entries, onAdd }: UnansweredProps) {
  const volume = useWorkspace((all) => all.volume);
  const answers = useWorkspace((all) => all.answers);
  const { timeZone } = useWorkspace((all) => all.profile);
  const handed = useMemo(() => handedOver(volume, answers, timeZone), [volume, answers, timeZone]);
  const questions = useMemo(() => withoutEntry(handed, entries), [handed, entries]);
  if (questions.length === 0) return <Hint>{handed.length === 0 ? words.none : words.done}</Hint>;
  return (
    <>
      <Hint>{words.hint}</Hint>
      <Questions role="list" aria-label={words.list}>
        {questions.map(({ question, answer, count }) => (
          <li key={question}>
            <div>
              <p>{question}</p>
              <Link to="/conversations" search={{ question, status: 'escalated', period: '7d' }}>
                {words.askedTimes(count)}
              </Link>
            </div>
            <Button
              kind="secondary"
              size="dense"
              aria-label={words.addNamed(question)}
              onClick={() => onAdd({ question, answer })}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </Questions>
    </>
  );
}
