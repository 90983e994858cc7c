import { brand } from '../brand';
import { illustrative } from '../constants';
import type { NavLink, Wordmark } from '../schema';

type Group = { label: string; over: string; marks: readonly Wordmark[] };

/** Fictional names for kinds of systems, with the protocols and data of each group; `Wordmark` describes how to add a real logo. */
export const integrations: {
  heading: string;
  note: string;
  unlisted: string;
  ask: NavLink;
  groups: readonly Group[];
} = {
  heading: 'Connects to your network and back office.',
  note: illustrative,
  unlisted: 'Not listed?',
  ask: { label: 'Ask us.', href: `mailto:${brand.mail.info}` },
  groups: [
    {
      label: 'Billing',
      over: 'REST: accounts, plans',
      marks: [{ name: 'Ledgerpole', mark: 'ledgerpole', width: 115 }],
    },
    {
      label: 'HR',
      over: 'REST: people, shifts',
      marks: [{ name: 'Rosterwell', mark: 'rosterwell', width: 104 }],
    },
    {
      label: 'Network equipment',
      over: 'SNMP, NETCONF, TL1: OLTs, routers, radios',
      marks: [
        { name: 'Corvane', mark: 'corvane', width: 110 },
        { name: 'Halden Optics', mark: 'halden-optics', width: 136 },
        { name: 'Northmast', mark: 'northmast', width: 111 },
      ],
    },
    {
      label: 'Monitoring',
      over: 'SNMP, REST, MCP: alarms, tickets',
      marks: [
        { name: 'Nightboard', mark: 'nightboard', width: 113 },
        { name: 'Trapwatch', mark: 'trapwatch', width: 112 },
      ],
    },
  ],
};
