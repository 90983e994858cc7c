import type { IconNode } from 'lucide';

type IconProps = { as: IconNode; size?: number };

/** Renders a decorative icon of `size` px; text or the button's name carries its meaning. */
export function Icon({ as: shapes, size = 16 }: IconProps) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
