import { savedRepliesWords as words } from '#content/workspace/saved-replies.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { SearchList } from '#src/features/workspace/search-list/SearchList.tsx';
import type { SearchListControls } from '#src/features/workspace/search-list/use-search-list.ts';
import { Detail, Tag } from './replies-dialog.styles';
import { replyOptions } from './reply-options';

/** The largest number of options in the list. */
const longest = 50;

/** Renders the saved replies and FAQ answers to choose from. */
export function RepliesDialog({ replies }: { replies: SearchListControls }) {
  const entries = useWorkspace((all) => all.faq.entries);
  const replyMatches = replyOptions(entries, replies.query);
  const options = replyMatches.slice(0, longest).map(({ id, title, text, isFaq }) => ({
    id,
    value: text,
    content: (
      <>
        <strong>{title}</strong> <Tag>{isFaq ? words.faq : words.reply}</Tag>
        <Detail>{text}</Detail>
      </>
    ),
  }));
  return (
    <Dialog isOpen size="wide" title={words.title} onDismiss={replies.close}>
      <SearchList
        list={replies}
        label={words.search}
        title={words.title}
        options={options}
        status={
          replyMatches.length === 0
            ? words.none(replies.query.trim())
            : words.count(options.length, replyMatches.length)
        }
      />
    </Dialog>
  );
}
