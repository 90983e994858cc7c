import type { ReactNode } from 'react';
import { billingWords, profileWords, securityWords } from '#content/workspace/account.ts';
import type { AccountSection } from '#content/workspace/account.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { PageTop } from '#src/ui/layout/page-top.tsx';
import { SectionNav } from './account-section/SectionNav';
import { Billing } from './billing/Billing';
import { LeaveGuard } from '../shell/leave-guard/LeaveGuard';
import { PasswordForm } from './password-form/PasswordForm';
import { ProfileForm } from './profile-form/ProfileForm';
import { TwoFactor } from './two-factor/TwoFactor';
import { Columns, Lead, Section, Sections } from './account-setup.styles';

type SettingsSectionProps = {
  id: AccountSection;
  title: string;
  lead: string;
  children: ReactNode;
};

function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
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

/** Renders profile, billing and security on one page, each under its hash (specification §2.123). */
export function AccountSetup() {
  return (
    <>
      <PageTop title={workspacePages.accountSetup.title} />
      <Columns>
        <ErrorBoundary>
          <SectionNav />
        </ErrorBoundary>
        <Sections>
          <SettingsSection id="profile" title="Profile" lead={profileWords.lead}>
            <ErrorBoundary name="The form">
              <ProfileForm>
                {(work) => <LeaveGuard words={profileWords.leaving} {...work} />}
              </ProfileForm>
            </ErrorBoundary>
          </SettingsSection>
          <SettingsSection id="billing" title="Billing" lead={billingWords.lead}>
            <ErrorBoundary name="The billing">
              <Billing />
            </ErrorBoundary>
          </SettingsSection>
          <SettingsSection id="security" title="Security" lead={securityWords.lead}>
            <ErrorBoundary name="The form">
              <PasswordForm />
            </ErrorBoundary>
            <ErrorBoundary name="The switch">
              <TwoFactor />
            </ErrorBoundary>
          </SettingsSection>
        </Sections>
      </Columns>
    </>
  );
}
