import type { ClaimId, Metric } from './claims';
import type { AgentConsole } from './site/console-schema';

/** Tuples with the lengths fixed by the specification. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** The seven colors of the fiber color code that mark agents, in order. */
export type Strand = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type NavLink = { label: string; href: string };
/** A question and its answer, in one paragraph each. */
export type Question = { question: string; answer: string };
export type TitledText = { title: string; description: string };

/** The summary of an agent for menus, lists and cards; every page loads it. */
export type AgentSummary = {
  slug: string;
  name: string;
  strand: Strand;
  group: 'operations' | 'workforce';
  /** One line for menus and lists. */
  line: string;
  /** The position in menus and lists. */
  order: number;
};

/** A claim with its explanation. */
export type Benefit = { text: string; claim?: ClaimId };

/** One agent page (specification §3.1). */
export type AgentPage = AgentSummary & {
  category: string;
  title: string;
  subtitle: string;
  organizationType: string;
  overview: readonly string[];
  /** Set if the page shows the demo video. */
  videoUrl?: 'demo';
  actsAlone: Three<string>;
  asksFirst: Three<string>;
  console: AgentConsole;
  capabilities: Six<TitledText>;
  benefits: Eight<Benefit>;
  ctaTitle: string;
  ctaSubtitle: string;
  metaDescription: string;
};

export type IndustryCategory = 'Telecommunications' | 'Infrastructure & Services';

/** The summary of an industry for menus and cards; every page loads it. */
export type IndustrySummary = {
  slug: string;
  shortName: string;
  category: IndustryCategory;
  /** The position in menus and on the home page. */
  order: number;
  line: string;
  scene: 'splice-tray' | 'hub-ring' | 'tower' | 'feeder' | 'campus' | 'diverse-paths';
  /** The strand color of the scene. */
  strand: Strand;
  /** The figure of the home page's card. */
  headlineMetric: Metric;
};

/** `icon` is the slug of the agent whose strand marks the row. */
export type Solution = {
  title: string;
  icon: string;
  description: string;
  benefits: readonly string[];
};

/** A step of the illustrative night: an agent, or a person by role, acts at HH:MM. */
type NightStep = { time: string; who: string; text: string };

/** A task today and with the agents, with the claim of the page that measures the difference. */
type Comparison = { task: string; today: string; after: string; claim: ClaimId };

/** One illustrative incident, in five to seven steps. */
export type Night = {
  incident: string;
  steps: readonly NightStep[];
  comparison: Three<Comparison>;
};

/** One industry page (specification §3.1). */
export type IndustryPage = IndustrySummary & {
  title: string;
  subtitle: string;
  /** A picture to show instead of the drawn scene. */
  image?: string;
  /** The text alternative of the picture or scene. */
  imagePlaceholder: string;
  overview: readonly string[];
  challenges: Four<TitledText>;
  solutions: readonly Solution[];
  workforceSolutions: readonly Solution[];
  night: Night;
  results: Six<Metric>;
  /** A question that only this industry asks. */
  question?: Question;
  ctaTitle: string;
  ctaSubtitle: string;
  metaDescription: string;
};

/** Sample content: a role and a type of operator, never a person. */
export type Testimonial = { quote: string; role: string; operator: string };

/**
 * A company's wordmark: the symbol with the id `mark` in `src/public/logos.svg`, 22 units high and
 * `width` wide, with the fill `currentColor` for both themes. To replace one, replace the symbol and
 * set name and width.
 */
export type Wordmark = { name: string; mark: string; width: number };
