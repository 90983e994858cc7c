type Passwords = { current: string; next: string; confirm: string };
type Strength = 0 | 1 | 2 | 3 | 4;

const shortest = 12;
/** What people who guess passwords try first, in parts. */
const wellKnown = ['password', 'passwort', 'qwerty', 'azerty', 'letmein', 'welcome', 'iloveyou'];
/** From how many surprises on a password is weak, fair and strong. */
const steps = [7, 12, 18] as const;

const inOneForm = (text: string) => text.normalize('NFKC');
const lengthOf = (text: string) => Array.from(text).length;

/** A pair of characters that has come before is no surprise; one of neighbours hardly is. */
function surprises(text: string): number {
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
 * Returns how hard a password is to guess, from 0 (nothing typed) to 4 (strong). It looks at how
 * much in it is new, never at which kinds of characters it has (NIST SP 800-63B).
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const known = (text: string, word: string) => text.replaceAll(word, '\0');
  const rest = wellKnown.reduce(known, inOneForm(password).toLowerCase());
  const sum = surprises(rest);
  if (sum < steps[0]) return 1;
  if (sum < steps[1]) return 2;
  return sum < steps[2] ? 3 : 4;
}

/**
 * Returns what is true of the passwords as typed, and nothing of the passwords themselves
 * (specification §3, security). `email` is the account's: its name part may not be used.
 */
export function passwordFacts({ current, next, confirm }: Passwords, email: string) {
  const wanted = inOneForm(next);
  const name = inOneForm(email.split('@')[0] ?? '').toLowerCase();
  const strength = passwordStrength(next);
  return {
    hasCurrent: current !== '',
    met: {
      long: lengthOf(wanted) >= shortest,
      unguessable: strength >= 2,
      fresh: wanted !== '' && wanted !== inOneForm(current),
      nameless: wanted !== '' && (name === '' || !wanted.toLowerCase().includes(name)),
      confirmed: wanted !== '' && wanted === inOneForm(confirm),
    },
    strength,
  };
}
