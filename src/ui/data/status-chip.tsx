import { styled } from '#src/design/stitches.config.ts';

const Chip = styled('span', {
  display: 'inline-block',
  px: '$4',
  py: '$1',
  borderRadius: '$full',
  text: 'small',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    tone: {
      ok: { background: '$okTint', color: '$ok' },
      warn: { background: '$warnTint', color: '$warn' },
      bad: { background: '$badTint', color: '$bad' },
      info: { background: '$infoTint', color: '$info' },
    },
  },
});

const tones = {
  Resolved: 'ok',
  Answered: 'ok',
  Paid: 'ok',
  Enabled: 'ok',
  Delivered: 'ok',
  Escalated: 'warn',
  Pending: 'warn',
  Disabled: 'warn',
  Waiting: 'warn',
  Rejected: 'bad',
  'Not sent': 'info',
  Snoozed: 'info',
} as const;

export type Status = keyof typeof tones;

/** Renders a status with its color. */
export function StatusChip({ status }: { status: Status }) {
  return <Chip tone={tones[status]}>{status}</Chip>;
}
