import type { ReactNode } from 'react';
import { billingWords, profileWords, securityWords } from '../../content/account';
import type { AccountSection } from '../../content/account';
import { workspacePages } from '../../content/workspace';
import { Dispensable, Guarded } from '../ui/guarded';
import { PageTop } from '../ui/page-top';
import { SectionNav } from '../views/account-section/SectionNav';
import { Billing } from '../views/billing/Billing';
import { LeaveGuard } from '../views/leave-guard/LeaveGuard';
import { PasswordForm } from '../views/password-form/PasswordForm';
import { ProfileForm } from '../views/profile-form/ProfileForm';
import { TwoFactor } from '../views/two-factor/TwoFactor';
import { Columns, Lead, Section, Sections } from './account-setup.styles';

type PartProps = { id: AccountSection; title: string; lead: string; children: ReactNode };

function Part({ id, title, lead, children }: PartProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Lead>{lead}</Lead>
      {children}
    </Section>
  );
}

/** Profile, billing and security on one page, each found under its hash (specification §2). */
export function AccountSetup() {
  return (
    <>
      <PageTop title={workspacePages.accountSetup.title} />
      <Columns>
        <Dispensable>
          <SectionNav />
        </Dispensable>
        <Sections>
          <Part id="profile" title="Profile" lead={profileWords.lead}>
            <Guarded what="The form">
              <ProfileForm>
                {(work) => <LeaveGuard words={profileWords.leaving} {...work} />}
              </ProfileForm>
            </Guarded>
          </Part>
          <Part id="billing" title="Billing" lead={billingWords.lead}>
            <Guarded what="The billing">
              <Billing />
            </Guarded>
          </Part>
          <Part id="security" title="Security" lead={securityWords.lead}>
            <Guarded what="The form">
              <PasswordForm />
            </Guarded>
            <Guarded what="The switch">
              <TwoFactor />
            </Guarded>
          </Part>
        </Sections>
      </Columns>
    </>
  );
}
