import { confetti } from '#content/constants.ts';
import { confettiPieces } from './confetti-pieces';
import { Piece, Sky } from './confetti.styles';
import { useConfetti } from './use-confetti';

const tones = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const pieces = confettiPieces(14, confetti);

/** Renders 80 cut fiber ends that fall once, then unmount. */
export function Confetti() {
  const { isFalling } = useConfetti();
  if (!isFalling) return null;
  return (
    <Sky aria-hidden="true" data-confetti="">
      {pieces.map((piece) => (
        <Piece
          key={piece.id}
          tone={tones[piece.tone] ?? 0}
          style={{
            left: `${piece.leftPercent}%`,
            animationDuration: `${piece.durationMs}ms`,
            animationDelay: `${piece.delayMs}ms`,
            transform: `translate(${piece.driftPx}px, 104vh) rotate(${piece.turns}turn)`,
          }}
        />
      ))}
    </Sky>
  );
}
