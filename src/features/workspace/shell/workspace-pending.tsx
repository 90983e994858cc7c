import { beforeScript, type workspacePages } from '#content/workspace/workspace.ts';
import { styled } from '#src/design/stitches.config.ts';
import { NoScriptNotice } from '#src/ui/layout/no-script-notice.ts';
import { PageTop } from '#src/ui/layout/page-top.tsx';

const Purpose = styled('p', { maxWidth: '31em', marginBottom: '$5', text: 'lead' });
const Loading = styled('p', { color: '$inkMuted', '@noScript': { display: 'none' } });

type PendingProps = { page: (typeof workspacePages)[keyof typeof workspacePages] };

/** Renders a workspace page's title and description until its code loads, or without JavaScript. */
export function WorkspacePending({ page }: PendingProps) {
  return (
    <>
      <PageTop title={page.title} />
      <Purpose>{page.description}</Purpose>
      <Loading>{beforeScript.loading}</Loading>
      <NoScriptNotice>{beforeScript.withoutScript}</NoScriptNotice>
    </>
  );
}
