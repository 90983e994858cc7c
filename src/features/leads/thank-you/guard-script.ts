import { arrivedFromForm } from '#machines/thank-you-guard/thank-you-guard.machine.ts';

/**
 * Source of an inline script that runs the machine's guard before first paint: a visitor without
 * a submission is redirected home by replacement.
 */
export const guardScript = `(function(){var s=history.state||{};if(!(${arrivedFromForm.toString()})({fromForm:s.fromForm,sent:new URLSearchParams(location.search).get("sent")})){document.documentElement.hidden=true;location.replace("/")}})()`;
