import type { IconNode } from 'lucide';

type IconProps = { as: IconNode; size?: number };

/** A decorative icon of `size` px; the meaning is in the text or the name of its button. */
export function Icon({ as: shapes, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
