type Values = Record<string, unknown>;

/**
 * Values entered into the prerendered form before hydration: the browser shows them, but the form's state does not
 * contain them. A control is matched by its name or, among several with the same name, by its value.
 */
export function typedEarly(form: HTMLFormElement, values: Values): Values {
  const found: Values = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const key = control.name in values ? control.name : control.value;
    const typed = typedInto(control);
    if (key in values && typed && typed !== values[key]) found[key] = typed;
  }
  return found;
}

function typedInto(control: HTMLInputElement | HTMLTextAreaElement): string | boolean {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked;
  if (control.type === "radio") return (control as HTMLInputElement).checked && control.value;
  return control.value;
}

/**
 * Whether the visitor submitted before hydration. The inline start script held the submission back; from now on the
 * form handles its own.
 */
export function wasSentEarly({ dataset }: HTMLFormElement): boolean {
  dataset.hydrated = "";
  const sent = "sent" in dataset;
  delete dataset.sent;
  return sent;
}
