import type { AgentPage } from '#content/schema.ts';
import { AnswerConsole } from '../console-scene/AnswerConsole';
import { NetworkConsole } from '../console-scene/NetworkConsole';
import { ProgressConsole } from '../console-scene/ProgressConsole';
import { PulseConsole } from '../console-scene/PulseConsole';
import { ThreadConsole } from '../console-scene/ThreadConsole';
import { VoiceConsole } from '../console-scene/VoiceConsole';

/** Renders the agent at work. */
export function AgentConsole({ page: { name, console } }: { page: AgentPage }) {
  switch (console.kind) {
    case 'map':
      return <NetworkConsole />;
    case 'answer':
      return <AnswerConsole agent={name} console={console} />;
    case 'progress':
      return <ProgressConsole agent={name} console={console} />;
    case 'pulse':
      return <PulseConsole agent={name} console={console} />;
    case 'thread':
      return <ThreadConsole agent={name} console={console} />;
    case 'voice':
      return <VoiceConsole agent={name} console={console} />;
  }
}
