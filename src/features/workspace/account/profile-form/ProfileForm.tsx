import type { ReactNode } from 'react';
import { profileWords as words } from '#content/workspace/account.ts';
import { timeZones } from '#content/sample/workspace.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { utcOffset } from '../time-zone';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Card } from '#src/ui/layout/card.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { Fields, Foot, Pair, State } from './profile-form.styles';
import { profileMessages } from './profile-messages';
import { useProfileForm } from './use-profile-form';

const { labels } = words;
const optionOf = (value: string, label: string) => ({
  value,
  label: `${label} (${utcOffset(value, sampleNow)})`,
});
const zones = timeZones.map((zone) => optionOf(zone, words.zones[zone]));

/** Returns the zones with the stored one, which a later release may have offered. */
const zonesWith = (stored: string) =>
  zones.some(({ value }) => value === stored) ? zones : [...zones, optionOf(stored, stored)];

type UnsavedWork = ReturnType<typeof useProfileForm>['work'];
type ProfileFormProps = {
  /** Renders what depends on unsaved work. */
  children: (work: UnsavedWork) => ReactNode;
};

/** Renders the customer's profile and the time zone of all times in the workspace. */
export function ProfileForm({ children }: ProfileFormProps) {
  const { fields, problems, summary, formProps, discard, textProps, zoneProps, ...state } =
    useProfileForm();
  const { isUnsaved, isChangedElsewhere, isSaved, isStored, work } = state;
  const unsaved = isChangedElsewhere ? words.overtaken : words.unsaved;
  const saved = isSaved ? words.saved : null;
  const messages = profileMessages(problems);
  const text = (name: Parameters<typeof textProps>[0]) => ({
    ...textProps(name),
    name,
    label: labels[name],
    error: messages.find((message) => message.name === name)?.message,
    size: 'dense' as const,
    dir: 'auto',
  });
  return (
    <Card>
      <Fields noValidate {...formProps}>
        {messages.length > 0 ? (
          <ErrorSummary ref={summary} title={words.errorTitle} entries={messages} />
        ) : null}
        <Pair>
          <TextField autoComplete="given-name" required {...text('firstName')} />
          <TextField autoComplete="family-name" required {...text('lastName')} />
        </Pair>
        <TextField type="email" autoComplete="email" required {...text('email')} />
        <Pair>
          <TextField autoComplete="organization" optional {...text('company')} />
          <TextField autoComplete="organization-title" optional {...text('jobTitle')} />
        </Pair>
        <SelectField
          label={labels.timeZone}
          hint={`${words.timesAppear} ${timeFormat(fields.timeZone).dateTime(sampleNow)}`}
          options={zonesWith(fields.timeZone)}
          size="dense"
          {...zoneProps}
        />
        <Foot>
          <Button type="submit" size="dense">
            {words.save}
          </Button>
          {isUnsaved ? (
            <Button kind="quiet" size="dense" onClick={discard}>
              {words.discard}
            </Button>
          ) : null}
          <State role="status" tone={isUnsaved ? 'unsaved' : isStored ? 'saved' : 'bad'}>
            {isUnsaved ? unsaved : isStored ? saved : words.notStored}
          </State>
        </Foot>
      </Fields>
      {children(work)}
    </Card>
  );
}
