import type { LucideIcon } from 'lucide-react';

type IconProps = { as: LucideIcon; size?: number };

/** A decorative icon; what it means stands in words or in the name of its button. */
export function Icon({ as: Drawing, size = 16 }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />;
}
