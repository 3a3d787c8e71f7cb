package io.github.flightstand.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Makes the OpenAPI document of {@code serve --http} from the JSON Schemas of queries and answers.
 *
 * <p>All queries go to one path, so its body is any of them, told apart by {@code op}.
 */
final class OpenApiFile {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String BODY = "/content/application~1json";
  private static final String ASKED = "/paths/~1/post/requestBody" + BODY;
  private static final String ANSWERED = "/paths/~1/post/responses/200" + BODY;

  /** What is not made of the schemas; {@link #text} fills in the rest. */
  private static final String FRAME =
      """
      {"openapi": "3.1.0",
       "info": {"title": "Flightstand",
        "description": "Where things are on a table of X-Wing miniatures, exactly, and whole games.",
        "license": {"name": "Apache 2.0", "identifier": "Apache-2.0"}},
       "servers": [{"url": "/"}],
       "security": [{"token": []}],
       "paths": {
        "/": {"post": {"operationId": "ask", "summary": "Answers a query.",
         "requestBody": {"required": true, "content": {"application/json": {}}},
         "responses": {
          "200": {"description": "The answer: a result or an error.",
           "content": {"application/json": {}}},
          "default": {"description": "The request was not answered; the body says why.",
           "content": {"text/plain": {"schema": {"type": "string"}}}}}}},
        "/health": {"get": {"operationId": "health", "summary": "Says that the service runs.",
         "security": [], "responses": {"200": {"description": "It runs.", "content":
          {"application/json": {"schema": {"type": "object", "required": ["ok"],
           "properties": {"ok": {"const": true}}}}}}}}},
        "/openapi.json": {"get": {"operationId": "openapi", "summary": "Returns this document.",
         "security": [], "responses": {"200": {"description": "This document.", "content":
          {"application/json": {"schema": {"type": "object"}}}}}}}},
       "components": {"securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}}}
      """;

  private OpenApiFile() {}

  /**
   * Returns the document's text.
   *
   * @param schemas the texts of all schemas by their names
   */
  static String text(Map<String, String> schemas) throws IOException {
    SchemaTypes types = new SchemaTypes(schemas, List.of(), true);
    ObjectNode document = (ObjectNode) JSON.readTree(FRAME);
    String version = new Asking().result("{\"op\": \"about\"}").get("version").asText();
    ((ObjectNode) document.get("info")).put("version", version);
    ObjectNode components = document.withObject("/components").putObject("schemas");
    types.names().forEach((key, name) -> components.set(name, component(types, key)));
    ObjectNode query = document.withObject(ASKED);
    List<String> queries = types.operations().stream().map(SchemaTypes::query).toList();
    query.set("schema", any(types, queries));
    ObjectNode told = query.withObject("/schema").putObject("discriminator");
    ObjectNode mapping = told.put("propertyName", "op").putObject("mapping");
    for (String operation : types.operations()) {
      mapping.put(operation, reference(types, SchemaTypes.query(operation)));
    }
    ObjectNode examples = query.putObject("examples");
    for (ObjectNode example : Asking.everyOperation()) {
      // The first query about each operation is the plainest.
      if (!examples.has(example.get("op").asText())) {
        examples.putObject(example.get("op").asText()).set("value", example);
      }
    }
    document.withObject(ANSWERED).set("schema", any(types, types.answers()));
    return document + "\n";
  }

  private static ObjectNode component(SchemaTypes types, String key) {
    ObjectNode schema = types.definition(key).deepCopy();
    for (JsonNode holder : schema.findParents("$ref")) {
      ((ObjectNode) holder).put("$ref", reference(types, holder.get("$ref").asText()));
    }
    return schema.remove(List.of("$schema", "$id", "title"));
  }

  private static ObjectNode any(SchemaTypes types, List<String> keys) {
    ObjectNode any = JSON.createObjectNode();
    keys.forEach(key -> any.withArray("oneOf").addObject().put("$ref", reference(types, key)));
    return any;
  }

  private static String reference(SchemaTypes types, String key) {
    return "#/components/schemas/" + types.names().get(key);
  }
}
