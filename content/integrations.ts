import type { Wordmark } from './schema';

type Group = { label: string; marks: readonly Wordmark[] };

/** Invented names that stand for kinds of systems; see `Wordmark` for how to put a real logo in. */
export const integrations: { heading: string; note: string; groups: readonly Group[] } = {
  heading: 'Connects to what is in the rack and in the back office.',
  note: 'Sample names. Your own systems are listed in the assessment.',
  groups: [
    {
      label: 'Billing',
      marks: [{ name: 'Ledgerpole', file: '/logos/ledgerpole.svg', width: 115 }],
    },
    {
      label: 'HR',
      marks: [{ name: 'Rosterwell', file: '/logos/rosterwell.svg', width: 104 }],
    },
    {
      label: 'Network equipment',
      marks: [
        { name: 'Corvane', file: '/logos/corvane.svg', width: 110 },
        { name: 'Halden Optics', file: '/logos/halden-optics.svg', width: 136 },
        { name: 'Northmast', file: '/logos/northmast.svg', width: 111 },
      ],
    },
    {
      label: 'Monitoring',
      marks: [
        { name: 'Nightboard', file: '/logos/nightboard.svg', width: 113 },
        { name: 'Trapwatch', file: '/logos/trapwatch.svg', width: 112 },
      ],
    },
  ],
};
