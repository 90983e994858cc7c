import { formTargets } from 'virtual:form-targets';
import { brand } from '#content/brand.ts';
import { honeypotName } from '#content/constants.ts';
import { emptyDemoFields } from '#content/site/demo-request.ts';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';

/**
 * Returns a page with one static form per form that Netlify receives. A deploy detects the forms
 * there and drops every field that they do not name.
 */
function netlifyPage(forms: readonly (readonly [name: string, fields: readonly string[]])[]) {
  const markup = forms.map(([name, fields]) => {
    const inputs = fields.map((field) => `<input type="hidden" name="${field}">`);
    return `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${honeypotName}" hidden>
<input type="hidden" name="form-name" value="${name}">
${inputs.join('\n')}
</form>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Forms · ${brand.name}</title>
${markup.join('\n')}
</html>
`;
}

const bodies = {
  lead: leadBody({ email: '', timestamp: '' }),
  demo: demoRequestBody({ ...emptyDemoFields, timestamp: '' }),
};
const forms = (['lead', 'demo'] as const).flatMap((form) => {
  const { 'form-name': name, ...added } = formTargets[form].fields;
  return name
    ? [[name, [...Object.keys(bodies[form]), honeypotName, ...Object.keys(added)]] as const]
    : [];
});

/** Pages with static forms, by file name; none unless a host detects forms. */
export const formPages: Record<string, string> =
  forms.length > 0 ? { '__forms.html': netlifyPage(forms) } : {};
