package io.github.flightstand.tools.page;

import io.github.flightstand.protocol.format.Resource;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * ES modules as one script, because a page opened from disk cannot load modules. A module stands
 * after those that it imports, without its imports and exports. So top-level names must differ
 * between modules, and only plain named imports and exports are known.
 */
final class Modules {

  /** The folder of the pages' own modules, styles and markup. */
  private static final String PAGES = "flightstand/page/";

  private static final Pattern IMPORT =
      Pattern.compile("^import (?:\\{[\\w\\s,]+} from )?\"(\\.[./\\w-]+)\";\\n", Pattern.MULTILINE);
  private static final Pattern EXPORT =
      Pattern.compile("^export (?=(?:async )?(?:function|const|let|class) )", Pattern.MULTILINE);
  private static final Pattern PART = Pattern.compile("<!-- ([\\w-]+\\.(?:html|css)) -->\\n");
  private static final Pattern LEFT = Pattern.compile("^(?:import|export)\\b.*", Pattern.MULTILINE);

  private final Map<URI, String> scripts = new LinkedHashMap<>();

  private Modules() {}

  /** Returns a module of the pages and all that it imports as one script in strict mode. */
  static String joined(String entry) {
    return ofResource(PAGES + entry);
  }

  /** Returns a module on the class path and all that it imports as one script in strict mode. */
  static String ofResource(String entry) {
    Modules modules = new Modules();
    modules.add(URI.create("/" + entry));
    return "\"use strict\";\n" + String.join("\n", modules.scripts.values());
  }

  /** Returns the text of a resource of the pages, with those that its comments name. */
  static String text(String name) {
    String text = Resource.text(Modules.class.getResourceAsStream("/" + PAGES + name));
    return PART.matcher(text).replaceAll(part -> Matcher.quoteReplacement(text(part.group(1))));
  }

  private void add(URI module) {
    if (scripts.containsKey(module)) {
      return;
    }
    String text =
        Resource.text(
            Modules.class.getClassLoader().getResourceAsStream(module.getPath().substring(1)));
    Matcher imports = IMPORT.matcher(text);
    while (imports.find()) {
      add(module.resolve(imports.group(1)));
    }
    String script = EXPORT.matcher(IMPORT.matcher(text).replaceAll("")).replaceAll("");
    Matcher left = LEFT.matcher(script);
    if (left.find()) {
      throw new IllegalStateException(module + " has '" + left.group() + "', which is not known");
    }
    scripts.put(module, script);
  }
}
