import { Check, Circle } from 'lucide';
import { securityWords } from '#content/workspace/account.ts';
import { passwordRules, type PasswordRule } from '#machines/password-form/password-form.machine.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Rule, Rules } from './password-form.styles';

const words = securityWords.password;

/** Renders the rules for a new password and checks off those it meets. */
export function PasswordRules({ met }: { met: Record<PasswordRule, boolean> }) {
  return (
    <Rules>
      <p id="password-rules">{words.rulesTitle}</p>
      <ul aria-labelledby="password-rules">
        {passwordRules.map((rule) => (
          <Rule key={rule} isMet={met[rule]}>
            {met[rule] ? <Icon as={Check} /> : <Icon as={Circle} />}
            <span>
              <VisuallyHidden>{`${met[rule] ? words.met : words.unmet} `}</VisuallyHidden>
              {words.rules[rule]}
            </span>
          </Rule>
        ))}
      </ul>
    </Rules>
  );
}
