/** The seven colours of the fibre colour code that mark agents, in their order. */
export type Strand = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type AgentPage = {
  slug: string;
  name: string;
  strand: Strand;
  group: 'operations' | 'workforce';
  /** One line for menus and lists. */
  line: string;
};

export type IndustryPage = {
  slug: string;
  shortName: string;
  category: 'Telecommunications' | 'Infrastructure & Services';
  /** Place in menus and on the home page. */
  order: number;
  line: string;
};

export type NavLink = { label: string; href: string };
