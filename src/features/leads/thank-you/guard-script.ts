import { arrivedFromForm } from '#machines/thank-you-guard/thank-you-guard.machine.ts';

/**
 * The machine's own guard, run by the prerendered page before anything of it is painted: a visitor
 * who came without a submission is sent home by replacement.
 */
export const guardScript = `(function(){var s=history.state||{};if(!(${arrivedFromForm.toString()})({fromForm:s.fromForm,sent:new URLSearchParams(location.search).get("sent")})){document.documentElement.hidden=true;location.replace("/")}})()`;
