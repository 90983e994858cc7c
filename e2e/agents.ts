import { agent as customerOs } from '../content/agents/customer-os';
import { agent as fieldOs } from '../content/agents/field-os';
import { agent as humanOsAttract } from '../content/agents/human-os-attract';
import { agent as humanOsEngage } from '../content/agents/human-os-engage';
import { agent as humanOsOnboard } from '../content/agents/human-os-onboard';
import { agent as networkOs } from '../content/agents/network-os';
import { agent as standardsOs } from '../content/agents/standards-os';
import type { AgentPage } from '../content/schema';

/** The words of the seven agent pages, in menu order. */
export const agents: AgentPage[] = [
  networkOs,
  customerOs,
  fieldOs,
  standardsOs,
  humanOsAttract,
  humanOsOnboard,
  humanOsEngage,
];
