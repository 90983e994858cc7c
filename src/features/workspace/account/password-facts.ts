type Passwords = { current: string; next: string; confirm: string };
type Strength = 0 | 1 | 2 | 3 | 4;

const minLength = 12;
/** Fragments that attackers try first. */
const commonPasswords = [
  'password',
  'passwort',
  'qwerty',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
];
/** Minimum scores of a weak, a fair and a strong password. */
const steps = [7, 12, 18] as const;

const normalizedForm = (text: string) => text.normalize('NFKC');
const lengthOf = (text: string) => Array.from(text).length;

/** Scores distinct pairs of characters; repeated pairs score 0, neighboring code points 0.25. */
function unpredictability(text: string): number {
  const characters = Array.from(text);
  const seen = new Set<string>();
  let sum = 0;
  for (const [index, character] of characters.entries()) {
    const pair = character + (characters[index - 1] ?? '');
    if (seen.has(pair)) continue;
    seen.add(pair);
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? 0);
    sum += Math.abs(step) <= 1 ? 0.25 : 1;
  }
  return sum;
}

/**
 * Returns how hard a password is to guess, from 0 (empty) to 4 (strong). Scores unpredictability,
 * not character classes (NIST SP 800-63B).
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const masked = (text: string, word: string) => text.replaceAll(word, '\0');
  const rest = commonPasswords.reduce(masked, normalizedForm(password).toLowerCase());
  const sum = unpredictability(rest);
  if (sum < steps[0]) return 1;
  if (sum < steps[1]) return 2;
  return sum < steps[2] ? 3 : 4;
}

/**
 * Returns facts about the typed passwords without the passwords themselves (specification §5.23).
 * The name part of the account's `email` may not be used if it has at least three characters.
 */
export function passwordFacts({ current, next, confirm }: Passwords, email: string) {
  const normalized = normalizedForm(next);
  const name = normalizedForm(email.split('@')[0] ?? '').toLowerCase();
  const strength = passwordStrength(next);
  return {
    hasCurrent: current !== '',
    met: {
      long: lengthOf(normalized) >= minLength,
      unguessable: strength >= 2,
      fresh: normalized !== '' && normalized !== normalizedForm(current),
      nameless:
        normalized !== '' && (lengthOf(name) < 3 || !normalized.toLowerCase().includes(name)),
      confirmed: normalized !== '' && normalized === normalizedForm(confirm),
    },
    strength,
  };
}
