import { Bar } from './coverage-section.styles';

/** A share as a bar; the text next to it is equivalent. */
export function Meter({ share }: { share: number }) {
  return (
    <Bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="8" rx="1" />
      <rect className="share" width={Math.max(share * 100, 0.5)} height="8" rx="1" />
    </Bar>
  );
}
