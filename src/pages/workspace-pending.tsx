import { beforeScript, type workspacePages } from '../../content/workspace';
import { styled } from '../design/stitches.config';
import { WithoutScript } from '../ui/before-script';
import { PageTop } from '../ui/page-top';

const Purpose = styled('p', { maxWidth: '46ch', marginBottom: '$5', text: 'lead' });
const Loading = styled('p', { color: '$inkMuted', '@noScript': { display: 'none' } });

type PendingProps = { page: (typeof workspacePages)[keyof typeof workspacePages] };

/** A workspace page until its own code runs, and for those who run none: what it is, in words. */
export function WorkspacePending({ page }: PendingProps) {
  return (
    <>
      <PageTop title={page.title} />
      <Purpose>{page.description}</Purpose>
      <Loading>{beforeScript.loading}</Loading>
      <WithoutScript>{beforeScript.withoutScript}</WithoutScript>
    </>
  );
}
