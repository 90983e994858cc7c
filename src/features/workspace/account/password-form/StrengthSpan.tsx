import { securityWords } from '#content/workspace/account.ts';
import { spanPath } from '#src/lib/geometry/span-path.ts';
import { Picture, StrengthRow, StrengthWord } from './password-form.styles';

const words = securityWords.password;
const levels = ['0', '1', '2', '3', '4'] as const;

/** Renders a line between two poles that straightens as the password gets stronger. */
export function StrengthSpan({ strength }: { strength: number }) {
  return (
    <StrengthRow>
      <Picture viewBox="0 0 240 44" level={levels[strength] ?? '0'} aria-hidden="true">
        <path d="M4 4v36M236 4v36" />
        <path className="line" d={spanPath(4, 8, 236, 28 / 232)} />
        <circle cx="120" cy="36" r="5" />
      </Picture>
      <StrengthWord role="status">{words.strengths[strength]}</StrengthWord>
    </StrengthRow>
  );
}
