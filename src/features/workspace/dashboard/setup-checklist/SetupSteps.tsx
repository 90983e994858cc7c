import { useId, useLayoutEffect } from 'react';
import { Circle, CircleCheck } from 'lucide';
import { defaultLooks } from '#content/workspace/chat-looks.ts';
import type { Workspace } from '#content/sample/workspace.ts';
import { volumes } from '#content/sample/volumes.ts';
import {
  setupSteps,
  setupWords as words,
  type SetupStep,
} from '#content/workspace/setup-checklist.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Progress, StepLink, Steps } from './setup-checklist.styles';

const looks = Object.keys(defaultLooks) as (keyof typeof defaultLooks)[];

/** Returns which steps the workspace has done. */
const doneIn = ({
  chatbot,
  faq,
  documents,
  setup,
  volume,
}: Workspace): Record<SetupStep, boolean> => ({
  named: chatbot.name.trim() !== '',
  styled: looks.some((look) => chatbot[look] !== defaultLooks[look]),
  answering: faq.entries.length > 0,
  reading: documents.length > 0,
  embedded: setup.isSnippetCopied,
  visited: volumes[volume].conversations > 0,
});

const focus = createFocusQueue();
function setHidden(isHidden: boolean) {
  focus.request(isHidden ? 'show' : 'hide');
  workspaceStore.update((all) => ({ ...all, setup: { ...all.setup, isHidden } }));
}

/** Renders the steps of the setup with their state, or the button that brings them back. */
export function SetupSteps() {
  const titleId = useId();
  const workspace = useWorkspace((all) => all);
  const done = doneIn(workspace);
  useLayoutEffect(() => focus.settle());
  if (workspace.setup.isHidden)
    return (
      <div>
        <Button
          ref={focus.ref('show')}
          kind="secondary"
          size="dense"
          onClick={() => setHidden(false)}
        >
          {words.show}
        </Button>
      </div>
    );
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <h2>
          <span id={titleId}>{words.title}</span>
          <Progress>{words.progress(Object.values(done).filter(Boolean).length)}</Progress>
        </h2>
        <Button
          ref={focus.ref('hide')}
          kind="secondary"
          size="dense"
          onClick={() => setHidden(true)}
        >
          {words.hide}
        </Button>
      </CardHead>
      <Steps role="list">
        {setupSteps.map(({ id, text, to, hash }) => (
          <li key={id}>
            <StepLink to={to} hash={hash} isDone={done[id]}>
              <Icon as={done[id] ? CircleCheck : Circle} size={20} />
              <VisuallyHidden>{done[id] ? words.done : words.open} </VisuallyHidden>
              <span>{text}</span>
            </StepLink>
          </li>
        ))}
      </Steps>
    </Card>
  );
}
