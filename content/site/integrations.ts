import { illustrative } from '../constants';
import type { Wordmark } from '../schema';

type Group = { label: string; marks: readonly Wordmark[] };

/** Fictional names for kinds of systems; `Wordmark` describes how to add a real logo. */
export const integrations: {
  heading: string;
  note: string;
  groups: readonly Group[];
} = {
  heading: 'Connects to your network and back office.',
  note: illustrative,
  groups: [
    {
      label: 'Billing',
      marks: [{ name: 'Ledgerpole', mark: 'ledgerpole', width: 115 }],
    },
    {
      label: 'HR',
      marks: [{ name: 'Rosterwell', mark: 'rosterwell', width: 104 }],
    },
    {
      label: 'Network equipment',
      marks: [
        { name: 'Corvane', mark: 'corvane', width: 110 },
        { name: 'Halden Optics', mark: 'halden-optics', width: 136 },
        { name: 'Northmast', mark: 'northmast', width: 111 },
      ],
    },
    {
      label: 'Monitoring',
      marks: [
        { name: 'Nightboard', mark: 'nightboard', width: 113 },
        { name: 'Trapwatch', mark: 'trapwatch', width: 112 },
      ],
    },
  ],
};
