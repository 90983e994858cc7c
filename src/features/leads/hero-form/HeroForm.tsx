import { answerLimits, honeypotName } from '#content/constants.ts';
import { leadSubject, unsupportedMailbox } from '#content/site/demo-request.ts';
import { hero } from '#content/site/home-hero.ts';
import { formTargets } from '#src/services/forms/form-service.ts';
import { HiddenFields } from '#src/ui/form/hidden-fields.tsx';
import { Honeypot } from '#src/ui/form/honeypot.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { FieldError } from '#src/ui/form/field.tsx';
import { Input } from '#src/ui/form/field.styles.ts';
import { Note, Row } from './hero-form.styles';
import { useHeroForm } from './use-hero-form';

const messages = {
  missing: 'Enter your work email address.',
  malformed: 'Enter a complete address, such as name@company.com.',
  unsupported: unsupportedMailbox,
};

const hidden = {
  source: 'landing_page_hero',
  _subject: leadSubject,
  ...formTargets.lead.hidden,
};

/** Renders the hero's email form. Without JavaScript it is a plain POST to the form service. */
export function HeroForm() {
  const { problem, isSubmitting, field, formProps } = useHeroForm();
  return (
    <form method="post" action={formTargets.lead.action} {...formProps}>
      <HiddenFields fields={hidden} />
      <Honeypot name={honeypotName} />
      <Row>
        <label htmlFor="hero-email">
          Work email
          <Input
            ref={field}
            id="hero-email"
            type="email"
            name="email"
            required
            maxLength={answerLimits.email}
            size="large"
            autoComplete="email"
            placeholder={hero.placeholder}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'hero-email-error hero-note' : 'hero-note'}
          />
        </label>
        <Button type="submit" size="large" busy={isSubmitting}>
          Get a demo
        </Button>
      </Row>
      {problem ? <FieldError id="hero-email">{messages[problem]}</FieldError> : null}
      <Note id="hero-note">{hero.note}</Note>
    </form>
  );
}
