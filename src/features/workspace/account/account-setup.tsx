import type { ReactNode } from 'react';
import { billingWords, profileWords, securityWords } from '#content/workspace/account.ts';
import type { AccountSection } from '#content/workspace/account.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { Dispensable, Guarded } from '#src/ui/layout/guarded.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { SectionNav } from './account-section/SectionNav';
import { Billing } from './billing/Billing';
import { LeaveGuard } from '../shell/leave-guard/LeaveGuard';
import { PasswordForm } from './password-form/PasswordForm';
import { ProfileForm } from './profile-form/ProfileForm';
import { TwoFactor } from './two-factor/TwoFactor';
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

/** Renders profile, billing and security on one page, each under its hash (specification §2). */
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
